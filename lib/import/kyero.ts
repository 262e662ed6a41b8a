import { goals } from '../catalogue/goal.ts';
import { countryIds } from '../catalogue/places/region.ts';
import { unitIds } from '../catalogue/prices/price.ts';
import { dwellings, webIds } from '../catalogue/web-ids.ts';
import { issue } from '../files/issue-codes.ts';
import { isLocale } from '../i18n/locales.ts';
import {
  type Feed,
  type FeedAttributes,
  type FeedType,
  type ImportedHome,
  InvalidFeedError,
  parseDay,
  parseYes,
  type Texts,
  type UnknownValues,
  type Words,
} from './feed.ts';
import { readXmlElements, type XmlElement } from './xml.ts';

/** Reads a feed of Kyero, version 3: always all homes of its supplier. Throws an InvalidFeedError for anything else. */
export function readKyero(bytes: Uint8Array, unknownValues: UnknownValues): Feed {
  const feed: Feed = { homes: [], gone: [], partial: false, skipped: [] };
  let place = 0;
  let version: string | undefined;
  for (const element of readXmlElements(bytes, 'root', new Set(['kyero', 'property']))) {
    if (element.name === 'kyero') version = element.textAt('feed_version');
    else {
      place++;
      const id = element.textAt('id');
      if (id) feed.homes.push(unknownValues.read(() => toHome(id, element, unknownValues)));
      else feed.skipped.push({ id: `property ${place}`, path: 'id', ...issue('feedId') });
    }
  }
  if (version !== '3') throw new InvalidFeedError(`expected feed_version 3 of Kyero, found ${version ?? 'none'}`);
  return feed;
}

/** Converts a `property`. */
export function toHome(id: string, element: XmlElement, unknownValues: UnknownValues): ImportedHome {
  const frequency = unknownValues.wordOf('price_freq', element.textAt('price_freq'), frequencies);
  const type = unknownValues.typeOf('type', element.textAt('type'), types);
  const energyClass = element.textAt('energy_rating', 'consumption');
  return {
    id,
    reference: element.textAt('ref'),
    changed: parseDay(element.textAt('date')),
    goal: frequency?.goal,
    type,
    place: {
      name: element.textAt('town'),
      zip: element.textAt('postcode'),
      countryId: unknownValues.wordOf('country', element.textAt('country'), countries),
    },
    price: parsePrice(element, unknownValues, frequency?.unit),
    address: {
      latitude: unknownValues.amountOf('latitude', element.textAt('location', 'latitude')),
      longitude: unknownValues.amountOf('longitude', element.textAt('location', 'longitude')),
    },
    contact: element.textAt('email'),
    title: parseTexts(element.at('title'), unknownValues),
    description: parseTexts(element.at('desc'), unknownValues),
    pictures: (element.at('images')?.all('image') ?? []).flatMap((image, index) => {
      const url = image.textAt('url');
      return url ? [{ url, kind: index === 0 ? 'exterior' : 'interior' } as const] : [];
    }),
    attributes: parseAttributes(element, type, unknownValues),
    energyClass: noEnergyClass.includes(energyClass)
      ? undefined
      : unknownValues.wordOf('energy', energyClass, energyClasses),
  };
}

function parsePrice(
  element: XmlElement,
  unknownValues: UnknownValues,
  unit: number | undefined,
): ImportedHome['price'] {
  if (!unknownValues.wordOf('currency', element.textAt('currency') ?? 'EUR', currencies)) return {};
  const amount = unknownValues.amountOf('price', element.textAt('price'));
  // A price in a feed for portals is public.
  return amount ? { amount, publish: true, unit } : {};
}

function parseAttributes(
  element: XmlElement,
  type: FeedType | undefined,
  unknownValues: UnknownValues,
): FeedAttributes {
  const amount = (...way: string[]) => unknownValues.amountOf(way.join(' '), element.textAt(...way));
  const built = amount('surface_area', 'built');
  const ground = amount('surface_area', 'plot');
  return {
    surfaces: type && dwellings.includes(type.webId) ? { living: built, ground } : { total: built, ground },
    layout: { bedrooms: amount('beds'), bathrooms: amount('baths') },
    building: { condition: parseYes(element.textAt('new_build')) && 'new' },
    // Every home has this field: "no" may mean that it is not filled in.
    comfort: { pool: parseYes(element.textAt('pool')) },
  };
}

/** Returns texts by language; unknown languages are recorded. */
function parseTexts(element: XmlElement | undefined, unknownValues: UnknownValues): Texts {
  const texts: Texts = {};
  for (const { name, text } of element?.children ?? []) {
    if (isLocale(name)) texts[name] = text;
    else unknownValues.add('language', name);
  }
  return texts;
}

/** The words of Kyero's `type`. It has one word for each kind of shop and office, so its "Commercial" names no kind. */
export const types: Words<FeedType> = {
  house: { webId: webIds.house, usually: 'house' },
  villa: { webId: webIds.house, kind: 'villa' },
  bungalow: { webId: webIds.house, kind: 'bungalow' },
  'town house': { webId: webIds.house, kind: 'town-house' },
  townhouse: { webId: webIds.house, kind: 'town-house' },
  'country house': { webId: webIds.house, kind: 'farmhouse' },
  'terraced house': { webId: webIds.house, kind: 'terraced-house' },
  apartment: { webId: webIds.apartment },
  flat: { webId: webIds.apartment },
  penthouse: { webId: webIds.apartment, kind: 'penthouse' },
  duplex: { webId: webIds.apartment, kind: 'duplex' },
  loft: { webId: webIds.apartment, kind: 'loft' },
  'ground floor apartment': { webId: webIds.apartment, kind: 'ground-floor-apartment' },
  studio: { webId: webIds.studio, kind: 'studio' },
  land: { webId: webIds.land },
  plot: { webId: webIds.land },
  commercial: { webId: webIds.business },
  office: { webId: webIds.business, kind: 'office' },
  shop: { webId: webIds.business, kind: 'shop' },
  warehouse: { webId: webIds.business, kind: 'warehouse' },
  garage: { webId: webIds.garage, kind: 'garage-box' },
  parking: { webId: webIds.garage, kind: 'parking-space' },
};

/** The words of `price_freq`, which says sale or rent and the unit of the price. */
export const frequencies: Words<{ goal: 0 | 1; unit?: number }> = {
  sale: { goal: goals.sale },
  month: { goal: goals.rent, unit: unitIds.perMonth },
};

/** The CountryID of the words of `country`. */
export const countries: Words<number> = {
  belgium: countryIds.belgium,
  be: countryIds.belgium,
  luxembourg: countryIds.luxembourg,
  lu: countryIds.luxembourg,
};

export const currencies: Words<true> = { eur: true };

export const energyClasses: Words<string> = { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E', f: 'F', g: 'G' };
/** Classes of a home without a certificate. */
export const noEnergyClass: readonly (string | undefined)[] = ['X', 'N'];
