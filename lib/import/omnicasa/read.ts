import { z } from 'zod';
import { decoded } from '../feed/decoded.ts';
import { dayOf } from '../given.ts';
import { type Feed, type ImportedHome, RefusedFeed, type Texts } from '../imported-home.ts';
import type { Notes } from '../notes.ts';
import { attributesOf } from './attributes.ts';
import { OmnicasaRecord } from './record.ts';
import * as words from './words.ts';

const records = z.array(z.record(z.string(), z.unknown()));
const changes = {
  DeletedIds: z.array(z.union([z.string(), z.number()])).optional(),
  ChangeSince: z.string().nullish(),
};
/** A list of records, bare, under Items, or as the supplier's service answers; with ChangeSince it tells changes alone. */
const answer = z.union([
  records.transform((Items) => ({ Items })),
  z.object({ Items: records, ...changes }),
  z
    .object({ GetPropertyListJsonResult: z.object({ Value: z.object({ Items: records, ...changes }) }) })
    .transform(({ GetPropertyListJsonResult: { Value } }) => Value),
]);

/** Reads records of Omnicasa's kind, one a home and language (specification, section 3). */
export function readOmnicasa(bytes: Uint8Array, notes: Notes): Feed {
  const parsed = answer.safeParse(parse(bytes));
  if (!parsed.success) throw new RefusedFeed('expected a list of records, or an object with one under "Items"');
  const {
    Items,
    DeletedIds = [],
    ChangeSince,
  }: z.infer<z.ZodObject<typeof changes>> & { Items: z.infer<typeof records> } = parsed.data;
  const feed: Feed = { homes: [], gone: DeletedIds.map(String), partial: Boolean(ChangeSince), setAside: [] };
  const byId = new Map<string, OmnicasaRecord[]>();
  for (const [i, fields] of Items.entries()) {
    const record = new OmnicasaRecord(fields, notes);
    const id = record.text('ID', 'PropertyID');
    if (id) byId.set(id, [...(byId.get(id) ?? []), record]);
    else feed.setAside.push({ id: `record ${i + 1}`, path: 'ID', expected: 'an id', found: 'nothing' });
  }
  for (const [id, [first, ...others]] of byId) if (first) feed.homes.push(toHome(id, first, others));
  return feed;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse([...decoded(bytes)].join(''));
  } catch (error) {
    if (error instanceof SyntaxError) throw new RefusedFeed(`not readable JSON: ${error.message}`);
    throw error;
  }
}

function toHome(id: string, record: OmnicasaRecord, others: readonly OmnicasaRecord[]): ImportedHome {
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
