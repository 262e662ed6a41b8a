import { dayOf } from '../given.ts';
import type { ImportedHome, Texts } from '../imported-home.ts';
import { attributesOf } from './attributes.ts';
import type { OmnicasaRecord } from './record.ts';
import * as words from './words.ts';

/** Makes a home in our words of the records of its languages: the facts of the first, the texts of each. */
export function toHome(id: string, record: OmnicasaRecord, others: readonly OmnicasaRecord[]): ImportedHome {
  const amount = record.amount('Price');
  const goal = record.word('Goal', words.goals);
  return {
    id,
    reference: record.text('RecordFile'),
    changed: dayOf(record.text('ModifyDate')),
    goal,
    type: typeOf(record),
    place: { name: record.text('City'), zip: record.text('Zip'), countryId: record.word('CountryID', words.countries) },
    price: { amount, publish: record.flag('PublishPrice'), unit: record.figure('PriceUnit') },
    address: {
      publish: record.flag('PublishAddress'),
      street: record.text('Street'),
      houseNumber: record.text('HouseNumber'),
      boxNr: record.text('BoxNr'),
      ...coordinatesOf(record),
    },
    projectId: record.amount('ProjectID'),
    marquee: marqueeOf(record),
    contact: record.text('ManagerEmail'),
    title: textsOf('Title', [record, ...others]),
    description: textsOf('DescriptionA', [record, ...others]),
    pictures: picturesOf(record),
    attributes: attributesOf(record),
  };
}

function typeOf(record: OmnicasaRecord): ImportedHome['type'] {
  const webId = record.amount('WebID');
  return webId === undefined ? undefined : { webId, kindName: record.text('TypeDescription') };
}

/** 0 says that there is none; no field says nothing. */
function marqueeOf(record: OmnicasaRecord): number | null | undefined {
  const marquee = record.figure('Marquee') ?? record.figure('MarqueeTypeID');
  return marquee === 0 ? null : marquee;
}

/** Suppliers do not agree which of the two is which; in Belgium and Luxembourg no number can be both. */
function coordinatesOf(record: OmnicasaRecord): ImportedHome['address'] {
  const both = [record.amount('GoogleX'), record.amount('GoogleY')];
  const within = (from: number, to: number) =>
    both.find((value) => value !== undefined && value >= from && value <= to);
  return { latitude: within(49, 52), longitude: within(2, 7) };
}

function textsOf(field: string, records: readonly OmnicasaRecord[]): Texts {
  const texts: Texts = {};
  for (const record of records) {
    const locale = record.word(record.text('LanguageId') ? 'LanguageId' : 'language', words.languages);
    const text = record.text(field);
    if (locale && text) texts[locale] ??= text;
  }
  return texts;
}

/** The largest pictures that a record names. */
function picturesOf(record: OmnicasaRecord): ImportedHome['pictures'] {
  const sizes = ['XLargePictureItems', 'LargePictureItems', 'LargePictures', 'SmallPictureItems', 'SmallPictureItem'];
  const urls = sizes.map((size) => record.addresses(size)).find((found) => found.length > 0) ?? [];
  return urls.map((url, i) => ({ url, kind: i === 0 ? 'exterior' : 'interior' }));
}
