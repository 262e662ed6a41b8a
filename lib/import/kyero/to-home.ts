import { dwellings } from '../../catalogue/web-ids.ts';
import { isLocale } from '../../i18n/locales.ts';
import type { XmlElement } from '../feed/xml-element.ts';
import { dayOf, yesOf } from '../given.ts';
import type { GivenAttributes, GivenType, ImportedHome, Texts } from '../imported-home.ts';
import type { Notes } from '../notes.ts';
import { countries, currencies, energyClasses, frequencies, noEnergyClass, types } from './words.ts';

/** Makes a home in our words of a `property`. */
export function toHome(id: string, element: XmlElement, notes: Notes): ImportedHome {
  const frequency = notes.wordOf('price_freq', element.textAt('price_freq'), frequencies);
  const type = notes.wordOf('type', element.textAt('type'), types);
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
      countryId: notes.wordOf('country', element.textAt('country'), countries),
    },
    price: priceOf(element, notes, frequency?.unit),
    address: {
      latitude: notes.amountOf('latitude', element.textAt('location', 'latitude')),
      longitude: notes.amountOf('longitude', element.textAt('location', 'longitude')),
    },
    contact: element.textAt('email'),
    title: textsOf(element.at('title'), notes),
    description: textsOf(element.at('desc'), notes),
    pictures: (element.at('images')?.all('image') ?? []).flatMap((image, index) => {
      const url = image.textAt('url');
      return url ? [{ url, kind: index === 0 ? 'exterior' : 'interior' } as const] : [];
    }),
    attributes: attributesOf(element, type, notes),
    energyClass: noEnergyClass.includes(energyClass) ? undefined : notes.wordOf('energy', energyClass, energyClasses),
  };
}

function priceOf(element: XmlElement, notes: Notes, unit: number | undefined): ImportedHome['price'] {
  if (!notes.wordOf('currency', element.textAt('currency') ?? 'EUR', currencies)) return {};
  const amount = notes.amountOf('price', element.textAt('price'));
  // The price that a portal shows is a public one.
  return amount ? { amount, publish: true, unit } : {};
}

function attributesOf(element: XmlElement, type: GivenType | undefined, notes: Notes): GivenAttributes {
  const amount = (...way: string[]) => notes.amountOf(way.join(' '), element.textAt(...way));
  const built = amount('surface_area', 'built');
  const ground = amount('surface_area', 'plot');
  return {
    surfaces: type && dwellings.includes(type.webId) ? { living: built, ground } : { total: built, ground },
    layout: { bedrooms: amount('beds'), bathrooms: amount('baths') },
    building: { condition: yesOf(element.textAt('new_build')) && 'new' },
    // Every home has this field: its no is what nobody filled in.
    comfort: { pool: yesOf(element.textAt('pool')) },
  };
}

/** Texts by language; languages that the site does not speak are noted. */
function textsOf(element: XmlElement | undefined, notes: Notes): Texts {
  const texts: Texts = {};
  for (const { name, text } of element?.children ?? []) {
    if (isLocale(name)) texts[name] = text;
    else notes.note('language', name);
  }
  return texts;
}
