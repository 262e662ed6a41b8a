import { dwellings } from '../catalogue/web-ids.ts';
import { issue } from '../files/issue-codes.ts';
import { isLocale } from '../i18n/locales.ts';
import {
  dayOf,
  type Feed,
  type FeedAttributes,
  type FeedType,
  type ImportedHome,
  InvalidFeedError,
  type Texts,
  type UnknownValues,
  type Words,
  yesOf,
} from './feed.ts';
import { type XmlElement, xmlElements } from './xml.ts';

/** Reads a feed of Kyero, version 3: always all homes of its supplier. Throws an InvalidFeedError for anything else. */
export function readKyero(bytes: Uint8Array, unknownValues: UnknownValues): Feed {
  const feed: Feed = { homes: [], gone: [], partial: false, skipped: [] };
  let place = 0;
  let version: string | undefined;
  for (const element of xmlElements(bytes, 'root', new Set(['kyero', 'property']))) {
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
    changed: dayOf(element.textAt('date')),
    goal: frequency?.goal,
    type,
    place: {
      name: element.textAt('town'),
      zip: element.textAt('postcode'),
      countryId: unknownValues.wordOf('country', element.textAt('country'), countries),
    },
    price: priceOf(element, unknownValues, frequency?.unit),
    address: {
      latitude: unknownValues.amountOf('latitude', element.textAt('location', 'latitude')),
      longitude: unknownValues.amountOf('longitude', element.textAt('location', 'longitude')),
    },
    contact: element.textAt('email'),
    title: textsOf(element.at('title'), unknownValues),
    description: textsOf(element.at('desc'), unknownValues),
    pictures: (element.at('images')?.all('image') ?? []).flatMap((image, index) => {
      const url = image.textAt('url');
      return url ? [{ url, kind: index === 0 ? 'exterior' : 'interior' } as const] : [];
    }),
    attributes: attributesOf(element, type, unknownValues),
    energyClass: noEnergyClass.includes(energyClass)
      ? undefined
      : unknownValues.wordOf('energy', energyClass, energyClasses),
  };
}

function priceOf(element: XmlElement, unknownValues: UnknownValues, unit: number | undefined): ImportedHome['price'] {
  if (!unknownValues.wordOf('currency', element.textAt('currency') ?? 'EUR', currencies)) return {};
  const amount = unknownValues.amountOf('price', element.textAt('price'));
  // A price in a feed for portals is public.
  return amount ? { amount, publish: true, unit } : {};
}

function attributesOf(element: XmlElement, type: FeedType | undefined, unknownValues: UnknownValues): FeedAttributes {
  const amount = (...way: string[]) => unknownValues.amountOf(way.join(' '), element.textAt(...way));
  const built = amount('surface_area', 'built');
  const ground = amount('surface_area', 'plot');
  return {
    surfaces: type && dwellings.includes(type.webId) ? { living: built, ground } : { total: built, ground },
    layout: { bedrooms: amount('beds'), bathrooms: amount('baths') },
    building: { condition: yesOf(element.textAt('new_build')) && 'new' },
    // Every home has this field: "no" may mean that it is not filled in.
    comfort: { pool: yesOf(element.textAt('pool')) },
  };
}

/** Texts by language; unknown languages are recorded. */
function textsOf(element: XmlElement | undefined, unknownValues: UnknownValues): Texts {
  const texts: Texts = {};
  for (const { name, text } of element?.children ?? []) {
    if (isLocale(name)) texts[name] = text;
    else unknownValues.add('language', name);
  }
  return texts;
}

/** Kyero's `type`. It has one word for each kind of shop and office, so its "Commercial" names no kind. */
export const types: Words<FeedType> = {
  house: { webId: 1, usually: 'house' },
  villa: { webId: 1, kind: 'villa' },
  bungalow: { webId: 1, kind: 'bungalow' },
  'town house': { webId: 1, kind: 'town-house' },
  townhouse: { webId: 1, kind: 'town-house' },
  'country house': { webId: 1, kind: 'farmhouse' },
  'terraced house': { webId: 1, kind: 'terraced-house' },
  apartment: { webId: 2 },
  flat: { webId: 2 },
  penthouse: { webId: 2, kind: 'penthouse' },
  duplex: { webId: 2, kind: 'duplex' },
  loft: { webId: 2, kind: 'loft' },
  'ground floor apartment': { webId: 2, kind: 'ground-floor-apartment' },
  studio: { webId: 3, kind: 'studio' },
  land: { webId: 4 },
  plot: { webId: 4 },
  commercial: { webId: 6 },
  office: { webId: 6, kind: 'office' },
  shop: { webId: 6, kind: 'shop' },
  warehouse: { webId: 6, kind: 'warehouse' },
  garage: { webId: 7, kind: 'garage-box' },
  parking: { webId: 7, kind: 'parking-space' },
};

/** `price_freq`: sale or rent, and the unit of the price. */
export const frequencies: Words<{ goal: 0 | 1; unit?: number }> = {
  sale: { goal: 0 },
  month: { goal: 1, unit: 1 },
};

/** CountryID of `country`. */
export const countries: Words<number> = { belgium: 10, be: 10, luxembourg: 50, lu: 50 };

export const currencies: Words<true> = { eur: true };

export const energyClasses: Words<string> = { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E', f: 'F', g: 'G' };
/** Without a certificate. */
export const noEnergyClass: readonly (string | undefined)[] = ['X', 'N'];
