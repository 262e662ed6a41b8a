import { z } from 'zod';
import { issue } from '../files/issue-codes.ts';
import {
  type Feed,
  type FeedAttributes,
  type ImportedHome,
  InvalidFeedError,
  parseDay,
  type Texts,
  type UnknownValues,
  type Words,
} from './feed.ts';
import * as words from './omnicasa-words.ts';
import { decodeFeed } from './xml.ts';

const records = z.array(z.record(z.string(), z.unknown()));
const list = z.object({
  Items: records,
  DeletedIds: z.array(z.union([z.string(), z.number()])).default([]),
  ChangeSince: z.string().nullish(),
});
/** Accepts a list of records, plain, under Items, or as the supplier's service returns it; with ChangeSince it contains only changes. */
const answer = z.union([
  list,
  records.transform((Items) => list.parse({ Items })),
  z
    .object({ GetPropertyListJsonResult: z.object({ Value: list }) })
    .transform(({ GetPropertyListJsonResult: { Value } }) => Value),
]);

/** Reads records of Omnicasa, one per home and language (specification, section 3). */
export function readOmnicasa(bytes: Uint8Array, unknownValues: UnknownValues): Feed {
  const parsed = answer.safeParse(parse(bytes));
  if (!parsed.success) throw new InvalidFeedError('expected a list of records, or an object with one under "Items"');
  const { Items, DeletedIds, ChangeSince } = parsed.data;
  const feed: Feed = { homes: [], gone: DeletedIds.map(String), partial: Boolean(ChangeSince), skipped: [] };
  const byId = new Map<string, OmnicasaRecord[]>();
  for (const [i, fields] of Items.entries()) {
    const record = new OmnicasaRecord(fields, unknownValues);
    const id = record.text('ID', 'PropertyID');
    if (id) byId.set(id, [...(byId.get(id) ?? []), record]);
    else feed.skipped.push({ id: `record ${i + 1}`, path: 'ID', ...issue('feedId') });
  }
  for (const [id, [first, ...others]] of byId)
    if (first) feed.homes.push(unknownValues.read(() => toHome(id, first, others)));
  return feed;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse([...decodeFeed(bytes)].join(''));
  } catch (error) {
    if (error instanceof SyntaxError) throw new InvalidFeedError(`not readable JSON: ${error.message}`);
    throw error;
  }
}

/** A record of the supplier: fields may be text, numbers or booleans, and empty in many ways. */
class OmnicasaRecord {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #unknownValues: UnknownValues;

  constructor(fields: Readonly<Record<string, unknown>>, unknownValues: UnknownValues) {
    this.#fields = fields;
    this.#unknownValues = unknownValues;
  }

  /** Returns a text or a number as text; undefined if it is empty. */
  text(...names: string[]): string | undefined {
    for (const name of names) {
      const value = this.#fields[name];
      const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
      if (text !== '' && text !== '-') return text;
    }
    return undefined;
  }

  /** Returns a number, including 0. */
  figure(name: string): number | undefined {
    return this.#unknownValues.figureOf(name, this.text(name));
  }

  /** Returns a number for fields in which 0 means that they are not filled in. */
  amount(name: string): number | undefined {
    return this.figure(name) || undefined;
  }

  flag(name: string): boolean | undefined {
    const value = this.#fields[name];
    if (value === true || value === 1) return true;
    return value === false || value === 0 ? false : undefined;
  }

  /** Returns true or undefined: every record has these fields, with "no" if they are not filled in. */
  yes(name: string): true | undefined {
    return this.flag(name) || undefined;
  }

  word<T>(name: string, words: Words<T>): T | undefined {
    return this.#unknownValues.wordOf(name, this.text(name), words);
  }

  /** Returns the addresses in a list of texts or of `{ Url }`, or in a single one of them. */
  addresses(name: string): string[] {
    return [this.#fields[name]].flat().flatMap((item: unknown) => {
      const url = typeof item === 'object' && item !== null && 'Url' in item ? item.Url : item;
      return typeof url === 'string' && url.trim() !== '' ? [url.trim()] : [];
    });
  }
}

/** Converts the records of a home in all languages; facts come from the first, texts from each. */
function toHome(id: string, record: OmnicasaRecord, others: readonly OmnicasaRecord[]): ImportedHome {
  const amount = record.amount('Price');
  const goal = record.word('Goal', words.goals);
  return {
    id,
    reference: record.text('RecordFile'),
    changed: parseDay(record.text('ModifyDate')),
    goal,
    type: parseType(record),
    place: { name: record.text('City'), zip: record.text('Zip'), countryId: record.word('CountryID', words.countries) },
    price: { amount, publish: record.flag('PublishPrice'), unit: record.figure('PriceUnit') },
    address: {
      publish: record.flag('PublishAddress'),
      street: record.text('Street'),
      houseNumber: record.text('HouseNumber'),
      boxNr: record.text('BoxNr'),
      ...parseCoordinates(record),
    },
    projectId: record.amount('ProjectID'),
    marquee: parseMarquee(record),
    contact: record.text('ManagerEmail'),
    title: parseTexts('Title', [record, ...others]),
    description: parseTexts('DescriptionA', [record, ...others]),
    pictures: parsePictures(record),
    attributes: parseAttributes(record),
  };
}

function parseType(record: OmnicasaRecord): ImportedHome['type'] {
  const webId = record.amount('WebID');
  return webId === undefined ? undefined : { webId, kindName: record.text('TypeDescription') };
}

/** Returns the marquee: 0 means none, a missing field is unknown. */
function parseMarquee(record: OmnicasaRecord): number | null | undefined {
  const marquee = record.figure('Marquee') ?? record.figure('MarqueeTypeID');
  return marquee === 0 ? null : marquee;
}

/** Corrects swapped latitude and longitude, whose ranges do not overlap in Belgium and Luxembourg. */
function parseCoordinates(record: OmnicasaRecord): ImportedHome['address'] {
  const both = [record.amount('GoogleX'), record.amount('GoogleY')];
  const within = (from: number, to: number) =>
    both.find((value) => value !== undefined && value >= from && value <= to);
  return { latitude: within(49, 52), longitude: within(2, 7) };
}

function parseTexts(field: string, records: readonly OmnicasaRecord[]): Texts {
  const texts: Texts = {};
  for (const record of records) {
    const locale = record.word(record.text('LanguageId') ? 'LanguageId' : 'language', words.languages);
    const text = record.text(field);
    if (locale && text) texts[locale] ??= text;
  }
  return texts;
}

/** Returns the largest pictures of a record. */
function parsePictures(record: OmnicasaRecord): ImportedHome['pictures'] {
  const sizes = ['XLargePictureItems', 'LargePictureItems', 'LargePictures', 'SmallPictureItems', 'SmallPictureItem'];
  const urls = sizes.map((size) => record.addresses(size)).find((found) => found.length > 0) ?? [];
  return urls.map((url, i) => ({ url, kind: i === 0 ? 'exterior' : 'interior' }));
}

/** Reads the attributes of a record by the supplier's names (specification, section 3). */
const parseAttributes = (record: OmnicasaRecord): FeedAttributes => ({
  surfaces: {
    living: record.amount('SurfaceLiving'),
    total: record.amount('SurfaceTotal'),
    ground: record.amount('SurfaceGround'),
    constructed: record.amount('SurfaceConstructed'),
    terraceArea: record.amount('SurfaceTerrace'),
    gardenArea: record.amount('SurfaceGarden'),
    officeArea: record.amount('SurfaceOffice'),
    plotWidth: record.amount('PlotWidth'),
    frontWidth: record.amount('FrontWidth'),
  },
  layout: {
    bedrooms: record.amount('NumberOfBedRooms'),
    bathrooms: record.amount('NumberOfBathRooms'),
    showerRooms: record.amount('NumberOfShowerRooms'),
    toilets: record.amount('NumberOfToilets'),
    garages: record.amount('NumberOfGarages'),
    parkings: record.amount('NumberOfParkings'),
    floors: record.amount('NumberOfFloors'),
    floor: record.figure('Floor'),
    facades: record.amount('NumberOfFacades'),
  },
  building: {
    constructionYear: record.amount('ConstructionYear'),
    renovationYear: record.amount('RenovationYear'),
    condition: record.word('ConditionName', words.conditions),
    orientation: record.word('OrientationT', words.orientations),
    roof: record.word('RoofName', words.roofs),
    windowFrame: record.word('WindowFrame', words.windowFrames),
  },
  comfort: {
    heating: record.word('HeatingName', words.heating),
    kitchen: record.word('KitchenName', words.kitchens),
    glazing: record.word('WindowGlazing', words.glazing),
    gas: record.yes('HasGas'),
    water: record.yes('HasWater'),
    electricity: record.yes('HasElectricity'),
    drain: record.yes('HasDrain'),
    lift: record.yes('HasLift'),
    cellar: record.yes('HasCellar'),
    attic: record.yes('HasAttic'),
    terrace: record.yes('HasTerrace'),
    garden: record.yes('HasGarden'),
    pool: record.yes('HasPool'),
    furnished: record.yes('IsFurnished'),
  },
  energy: {
    energyLabel: record.text('EPCLabelText')?.toUpperCase(),
    specificEnergy: record.amount('EnergyPerformance'),
    totalEnergy: record.amount('TotalEnergy'),
    co2: record.amount('CO2Emission'),
    certificateCode: record.text('UniqueCode'),
    certificateEnd: parseDay(record.text('EnergyCertificateEndDate')),
  },
  legal: {
    permit: record.word('Permit', words.permits),
    zoning: record.word('Zoning', words.zonings),
    judicialDecision: record.word('JudicialDecision', words.judicialDecisions),
    summons: record.flag('Summons'),
    preemptiveRights: record.flag('PreemptiveRights'),
    allotmentPermit: record.flag('AllotmentPermit'),
    floodScorePlot: record.text('FloodScorePlot')?.toUpperCase(),
    floodScoreBuilding: record.text('FloodScoreBuilding')?.toUpperCase(),
    asbestosDate: parseDay(record.text('AsbestosDate')),
  },
  costs: {
    cadastralIncome: record.amount('CadastralIncome'),
    monthlyRent: record.amount('MonthlyRent'),
    chargesRenter: record.figure('ChargesRenter'),
    chargesOwner: record.amount('ChargesOwner'),
    deposit: record.amount('Deposit'),
    inventoryCost: record.amount('InventoryCost'),
    agencyCost: record.amount('AgencyCost'),
    registrationRights: record.amount('RegistrationRights'),
    notaryFee: record.amount('NotaryFee'),
  },
});
