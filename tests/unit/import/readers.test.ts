import { describe, expect, it } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { listFeedHomes } from '@/lib/feeds/feed-home';
import { writeKyeroFeed } from '@/lib/feeds/kyero';
import { locales } from '@/lib/i18n/locales';
import { type FeedType, InvalidFeedError, UnknownValues, type Words } from '@/lib/import/feed';
import * as kyeroWords from '@/lib/import/kyero';
import { readKyero } from '@/lib/import/kyero';
import { readOmnicasa } from '@/lib/import/omnicasa';
import { readOpenImmo } from '@/lib/import/openimmo';
import { countries, types as openImmo, priceUnits, marquees as standings } from '@/lib/import/openimmo-words';
import { toProperty } from '@/lib/import/to-property';
import { readAs, sampleFeed } from '@/tests/support/import/agency';
import { cities, marquees, types, units } from '@/tests/support/sample-files';
import { sample } from '@/tests/support/sample-site';

describe('Kyero', () => {
  const { homes, skipped, partial, unknown } = readAs(readKyero, sampleFeed('kyero.xml'));

  it('gives a home in our words', () => {
    expect(homes[0]).toMatchObject({
      id: 'K-100',
      reference: 'KY-100',
      changed: '2026-10-05',
      goal: 0,
      type: { webId: 1, kind: 'villa' },
      place: { name: 'Zonhoven', countryId: 10 },
      price: { amount: 385_000, publish: true },
      address: { latitude: 50.9903, longitude: 5.3683 },
      energyClass: 'C',
      attributes: {
        surfaces: { living: 212, ground: 1105 },
        layout: { bedrooms: 4, bathrooms: 2 },
        comfort: { pool: true },
      },
    });
    expect(homes[0]?.pictures.map(({ kind }) => kind)).toEqual(['exterior', 'interior']);
    expect(Object.keys(homes[0]?.description ?? {})).toEqual(['nl', 'fr']);
  });

  it('takes 0 for unknown, and no price in another currency', () => {
    expect(homes[1]?.attributes).toMatchObject({ surfaces: { living: undefined }, layout: { bathrooms: undefined } });
    expect(homes.find(({ id }) => id === 'K-500')?.price).toEqual({});
  });

  it('always returns all homes, and unknownValues what it does not know', () => {
    expect(partial).toBe(false);
    expect(skipped).toEqual([{ id: 'property 5', path: 'id', code: 'feedId', values: {} }]);
    const known = ['country: Spain', 'currency: GBP', 'language: es', 'price: on request', 'type: Cave House'];
    expect(unknown).toEqual(known);
  });

  it.each([
    ['another version', '<root><kyero><feed_version>2</feed_version></kyero></root>', 'feed_version 3'],
    ['another root', '<rss/>', 'root <root>'],
    ['no XML', 'Service unavailable', 'not well-formed'],
    ['nothing', '', 'not well-formed'],
  ])('refuses %s', (_, text, why) => {
    expect(() => readAs(readKyero, text)).toThrow(InvalidFeedError);
    expect(() => readAs(readKyero, text)).toThrow(why);
  });
});

describe('OpenImmo', () => {
  const bytes = sampleFeed('openimmo.xml');
  const { homes, gone, partial, unknown } = readAs(readOpenImmo, bytes);

  it('gives a home in our words', () => {
    expect(homes[0]).toMatchObject({
      id: 'OBID-1',
      reference: 'OI-1',
      changed: '2026-09-30',
      goal: 1,
      type: { webId: 2, kind: 'penthouse' },
      place: { name: 'Eupen', zip: '4700', countryId: 10 },
      price: { amount: 1150, publish: true, unit: 1 },
      address: { publish: true, street: 'Musterstraße', houseNumber: '12', latitude: 50.6279 },
      marquee: 4,
      contact: 'TOM@heem.example',
      title: { de: 'Penthouse mit Weitblick' },
      attributes: {
        layout: { bedrooms: 2, floor: 4, floors: 5 },
        building: { constructionYear: 2019, condition: 'new', orientation: 'sw' },
        comfort: { heating: 'heat_pump', kitchen: 'fitted', lift: true, cellar: true, pool: false, petsAllowed: false },
        energy: { energyLabel: 'B', specificEnergy: 48.2, certificateEnd: '2029-05-31' },
        costs: { chargesRenter: 0, deposit: 3450 },
      },
    });
  });

  it('puts the title picture first, and leaves documents out', () => {
    expect(homes[0]?.pictures).toEqual([
      { url: 'http://pictures.example/o-1-1.jpg', kind: 'exterior' },
      { url: 'http://pictures.example/o-1-plan.jpg', kind: 'plan' },
      { url: 'http://pictures.example/o-1-2.jpg', kind: 'interior' },
    ]);
  });

  it('reports that it takes no picture out of the XML', () => {
    const within = bytes
      .toString('latin1')
      .replace('<pfad>http://pictures.example/o-1-2.jpg</pfad>', '<anhanginhalt>/9j/4AAQ</anhanginhalt>');
    const read = readAs(readOpenImmo, Buffer.from(within, 'latin1'));
    expect(read.homes[0]?.pictures).toHaveLength(2);
    expect(read.unknown).toContain('anhanginhalt: a picture within the XML');
  });

  it('knows what is deleted, and whether it has all homes', () => {
    expect([gone, partial]).toEqual([['OBID-3'], false]);
    const changes = bytes.toString('latin1').replace('umfang="VOLL"', 'umfang="TEIL"');
    expect(readAs(readOpenImmo, Buffer.from(changes, 'latin1')).partial).toBe(true);
    const silent = bytes.toString('latin1').replace('umfang="VOLL"', '');
    expect(() => readAs(readOpenImmo, Buffer.from(silent, 'latin1'))).toThrow('umfang VOLL or TEIL');
  });

  it('says nothing where two things are said, and notes what it does not know', () => {
    expect(homes[1]?.attributes.comfort?.heating).toBeUndefined();
    expect(unknown).toEqual([
      'befeuerung: KOHLE',
      'befeuerung: GAS and OEL and KOHLE',
      'objektart: land_und_forstwirtschaft WEINGUT',
    ]);
  });
});

describe('Omnicasa', () => {
  const bytes = sampleFeed('omnicasa.json');
  const { homes, skipped, unknown } = readAs(readOmnicasa, bytes);

  it('gives one home for the records of its languages', () => {
    expect(homes.map(({ id }) => id)).toEqual(['9001', '9002', '9003']);
    expect(homes[0]).toMatchObject({
      reference: 'OM-9001',
      changed: '2026-10-10',
      goal: 0,
      type: { webId: 1, kindName: 'Villa' },
      place: { name: 'Hasselt', zip: '3500', countryId: 10 },
      price: { amount: 545_000, publish: true, unit: 0 },
      address: { publish: true, street: 'Kuringersteenweg', latitude: 50.935, longitude: 5.32 },
      marquee: null,
      title: { nl: 'Villa met tuin', fr: 'Villa avec jardin' },
      pictures: [{ kind: 'exterior' }, { kind: 'interior' }],
      attributes: {
        building: { condition: 'good', orientation: 's' },
        comfort: { heating: 'gas', kitchen: 'super_fitted', glazing: 'double', garden: true, lift: undefined },
        legal: { permit: 'granted', zoning: 'residential', judicialDecision: 'none', floodScorePlot: 'A' },
      },
    });
  });

  it('reads a bare list, and a list of changes', () => {
    const record = '{ "PropertyID": "7", "Goal": 2, "language": "fr", "DescriptionA": "Café" }';
    expect(readAs(readOmnicasa, `[${record}]`).homes[0]).toMatchObject({
      id: '7',
      goal: 2,
      description: { fr: 'Café' },
    });
    const changes = `{ "Items": [${record}], "DeletedIds": [8], "ChangeSince": "2026-11-01" }`;
    expect(readAs(readOmnicasa, changes)).toMatchObject({ gone: ['8'], partial: true });
  });

  it('sets aside what has no id, and notes what it does not know', () => {
    expect(skipped.map(({ id, path }) => [id, path])).toEqual([['record 5', 'ID']]);
    expect(unknown).toEqual(['HeatingName: Kernfusie']);
  });

  it.each([
    ['half a file', bytes.toString().slice(0, 900), 'not readable JSON'],
    ['an error', '{ "Message": "no access" }', 'a list of records'],
  ])('refuses %s', (_, text, why) => {
    expect(() => readAs(readOmnicasa, text)).toThrow(why);
  });
});

const kinds = new Map(types.map(({ webId, kinds }) => [webId, kinds.map(({ id }) => id)]));

it.each<[string, Words<FeedType>]>([
  ['Kyero', kyeroWords.types],
  ['OpenImmo', openImmo],
])('the words of %s name types and kinds of data/property-types.json', (_, words) => {
  for (const [word, { webId, kind, usually }] of Object.entries(words))
    for (const named of [kind, usually]) if (named) expect(kinds.get(webId), word).toContain(named);
  expect(Object.values(words).filter(({ webId }) => !kinds.has(webId))).toEqual([]);
});

it('the words of a table are written as they are looked up: in small letters, with single spaces', () => {
  const tables = { ...kyeroWords, openImmo, countries, standings, priceUnits };
  const words = Object.values(tables).flatMap((table) => (Array.isArray(table) ? [] : Object.keys(table)));
  expect(words.filter((word) => word !== word.trim().toLowerCase().replace(/\s+/g, ' '))).toEqual([]);
});

it('numbers name what is in the tables of the data', () => {
  const has = (list: readonly { id: number }[], id: number | null) =>
    id === null || list.some((item) => item.id === id);
  expect(
    Object.values(standings)
      .flat()
      .filter((id) => !has(marquees, id)),
  ).toEqual([]);
  expect(Object.values(priceUnits).filter((id) => !has(units, id))).toEqual([]);
  const known = new Set<number>(cities.map(({ countryId }) => countryId));
  expect([...Object.values(countries), ...Object.values(kyeroWords.countries)].filter((id) => !known.has(id))).toEqual(
    [],
  );
});

const { catalogue, content, paths } = sample;
const site = { paths, locales, siteUrl: 'https://heem.example' };

const tables = { ...catalogue, cities: new Map(catalogue.cities) };
const around = { tables, team: content.team, feed: 'kyero', broker: 'tom-claes', today: '2026-11-22' };

/** The feed of these homes, by id, but for the address of their pages: it names list and type more finely than Kyero does. */
const kyero = (properties: Iterable<Property>): string => {
  const homes = new Map([...properties].map((home) => [home.id, home]));
  const feed = writeKyeroFeed(listFeedHomes({ ...sample, catalogue: { ...catalogue, properties: homes } }, site));
  return [...feed].join('').replace(/<url><nl>.*?<\/url>/gs, '');
};

/** The homes of a feed one by one. A place without a street is not shown, so an import does not hand it on: it is compared by itself. */
const homesIn = (feed: string): string[] => feed.replace(/<location>.*?<\/location>/g, '').split('</property>');

const feed = kyero(catalogue.properties.values());

it('gives the same feed again, home by home, and understands all of its words', () => {
  const unknownValues = new UnknownValues();
  const { homes } = readKyero(Buffer.from(feed), unknownValues);
  const again = homes.map((given): Property => {
    const built = toProperty(given, undefined, Number(given.id), { ...around, unknownValues });
    if (Array.isArray(built)) throw new Error(JSON.stringify(built));
    const { pictures = [], address, attributes } = catalogue.properties.get(built.home.id) ?? {};
    const { latitude, longitude } = built.home.address;
    if (address?.publish)
      expect({ latitude, longitude }).toMatchObject({ latitude: address.latitude, longitude: address.longitude });
    // Kyero has no place for heritage, which need not be renovated: the feed would name the duty.
    const legal = { heritage: attributes?.legal.heritage };
    return { ...built.home, status: 'published', pictures, attributes: { ...built.home.attributes, legal } };
  });
  expect(again.length).toBeGreaterThan(50);
  const before = homesIn(feed);
  expect(homesIn(kyero(again)).filter((home, i) => home !== before[i])).toEqual([]);
  expect(unknownValues.unknown).toEqual([]);
});

it('changes of a home nothing but what Kyero says in fewer words, or adds to a text', () => {
  const unknownValues = new UnknownValues();
  const changed = readKyero(Buffer.from(feed), unknownValues).homes.flatMap((given) => {
    const home = catalogue.properties.get(Number(given.id));
    const built = home && toProperty(given, home, home.id, { ...around, unknownValues });
    if (!built || Array.isArray(built)) throw new Error(`home ${given.id} did not come back`);
    const isOther = (field: keyof typeof built.home) =>
      JSON.stringify(built.home[field]) !== JSON.stringify(home[field]);
    return (Object.keys(built.home) as (keyof typeof built.home)[]).filter(isOther);
  });
  expect([...new Set(changed)].sort()).toEqual(['attributes', 'description', 'goal', 'kind', 'webId', 'webIds']);
});
