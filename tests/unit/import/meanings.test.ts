import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { importsFile, withCorrection, withMeaning, withSource } from '@/lib/content/import-sources';
import { applyCorrections, findFieldToCorrect, readSourceValues, sourceKey } from '@/lib/import/corrections';
import { UnknownValues } from '@/lib/import/feed';
import { readSources } from '@/lib/import/import-files';
import { listDeviations } from '@/lib/import/records';
import { Agency, fourHouses, it, kyeroOf, sampleFeed } from '@/tests/support/import/agency';
import { sample } from '@/tests/support/sample-site';

const [a, b] = fourHouses;
const supplier = importsFile.parse({ items: [{ id: 'kyero', format: 'kyero' }] }).items[0];
if (!supplier) throw new Error('no source');

it('a word of the source that was given a meaning is known from then on, in capitals or not', async ({ agency }) => {
  const feed = kyeroOf({ ...a, type: 'Castle' }, { ...b, type: 'CASTLE ' });
  const { unknown, added } = await agency.import(feed, { dryRun: true });
  const type = (value: string) => ({ field: 'type', value, count: 1, as: 'kind' });
  expect([added, unknown]).toEqual([[], [type('Castle'), type('CASTLE')]]);
  const source = withMeaning(supplier, { field: 'type', value: 'Castle', means: 'villa' });
  expect(await agency.import(feed, { source })).toMatchObject({ added: [5915, 5916], unknown: [] });
  expect(agency.home(5915)).toMatchObject({ webId: 1, kind: 'villa' });
});

it('a kind that its type does not have is mapped onto one of any type', async ({ agency }) => {
  const feed = sampleFeed('omnicasa.json').toString().replaceAll('"Villa"', '"Duplexwoning"');
  const { unknown } = await agency.import(feed, { format: 'omnicasa-json', dryRun: true });
  expect(unknown).toContainEqual({ field: 'kind', value: 'Duplexwoning', count: 1, as: 'kind' });
  const source = withMeaning(supplier, { field: 'kind', value: 'Duplexwoning', means: 'duplex' });
  const report = await agency.import(feed, { format: 'omnicasa-json', source });
  expect(report.unknown).not.toContainEqual(expect.objectContaining({ value: 'Duplexwoning' }));
  expect(agency.homes().get('9001')).toMatchObject({ webId: 2, kind: 'duplex' });
});

it('a town is mapped onto any of Belgium and Luxembourg, which is added then', async ({ agency }) => {
  const town = '<town>De Panne-Bad</town><postcode>8660</postcode>';
  const feed = kyeroOf(a).replace('<town>Wiltz</town><country>Luxembourg</country>', town);
  const { unknown } = await agency.import(feed, { dryRun: true });
  expect(unknown).toEqual([{ field: 'town', value: '8660 De Panne-Bad', count: 1, as: 'town' }]);
  const source = withMeaning(supplier, { field: 'town', value: '8660 de panne-bad', means: 'de-panne' });
  expect(await agency.import(feed, { source })).toMatchObject({ added: [5915], cities: ['de-panne'], unknown: [] });
});

it('a word of a list is mapped onto a value of the list, and one that is to be left out is not named again', async ({
  agency,
}) => {
  const feed = kyeroOf(a).replace('</desc>', '</desc><energy_rating><consumption>B+</consumption></energy_rating>');
  const { unknown } = await agency.import(feed, { dryRun: true });
  expect(unknown).toMatchObject([
    { field: 'energy', value: 'B+', as: 'word', choices: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] },
  ]);
  const meaning = { field: 'energy', value: 'B+' };
  const known = withMeaning(supplier, { ...meaning, means: 'B' });
  const leftOut = withMeaning(supplier, { ...meaning, means: null });
  for (const source of [leftOut, known]) expect((await agency.import(feed, { source })).unknown).toEqual([]);
  expect(agency.home(5915).attributes.energy.energyLabel).toBe('B');
});

it('a correction counts as long as the source says the same', async ({ agency }) => {
  const feed = kyeroOf(a).replace('<price>300000</price>', '<price>on request</price>');
  const { skipped } = await agency.import(feed, { dryRun: true });
  expect(skipped).toMatchObject([{ id: 'a', path: 'price' }]);
  expect(findFieldToCorrect('price')).toBe('price.amount');
  const source = withCorrection(supplier, { id: 'a', field: 'price.amount', value: 'on request', instead: 250_000 });
  expect(await agency.import(feed, { source })).toMatchObject({ added: [5915], lapsed: [] });
  expect(agency.home(5915).price.amount).toBe(250_000);
  expect(await agency.import(feed, { source })).toMatchObject({ unchanged: 1 });
  const priced = await agency.import(kyeroOf({ ...a, price: 260_000 }), { source });
  expect(priced).toMatchObject({ changed: [5915], lapsed: [{ id: 'a', field: 'price.amount' }] });
  expect(agency.home(5915).price.amount).toBe(260_000);
});

it('goal, type, town and texts are put right, what is no field of a home is not', () => {
  const given = {
    id: 'a',
    place: { name: 'Nergens' },
    price: {},
    address: {},
    title: { nl: 'Huis' },
    description: {},
    pictures: [],
    attributes: {},
  };
  const corrections = [
    { id: 'a', field: 'goal', value: '', instead: 1 },
    { id: 'a', field: 'type', value: '', instead: 'villa' },
    { id: 'a', field: 'town', value: 'Nergens', instead: 'genk' },
    { id: 'a', field: 'title.nl', value: 'Huis', instead: 'Villa' },
    { id: 'a', field: 'attributes.layout.bedrooms', value: '', instead: 3 },
    { id: 'a', field: '__proto__.polluted', value: '', instead: 'x' },
  ];
  const { homes, lapsed } = applyCorrections([given], { corrections }, new Map(sample.catalogue.types));
  expect(homes[0]).toMatchObject({
    goal: 1,
    type: { webId: 1, kind: 'villa' },
    town: 'genk',
    title: { nl: 'Villa' },
    attributes: { layout: { bedrooms: 3 } },
  });
  expect([lapsed, {} as { polluted?: string }]).toEqual([[], {}]);
});

it('a value to correct is shown whole and is then found again, another one is cut, and none is left out', () => {
  const long = `${'Een  huis met zicht.\n'.repeat(50)}`;
  const home = {
    id: 'a',
    place: { name: 'Genk' },
    price: {},
    address: {},
    title: {},
    description: { nl: long, fr: long },
    pictures: [],
    attributes: { layout: { bedrooms: null } },
  };
  const values = readSourceValues(home, new Set(['description.nl']), false);
  expect([values['description.nl'], values['description.fr']]).toEqual([long, long.slice(0, 400)]);
  expect(values).not.toHaveProperty('attributes.layout.bedrooms');
  expect(readSourceValues(home, new Set(['description.nl']), true)).toEqual({ 'description.nl': long });
  const corrections = ['description.nl', 'attributes.layout.bedrooms'].map((field) => ({
    id: 'a',
    field,
    value: sourceKey(values[field] ?? ''),
    instead: 3,
  }));
  expect(applyCorrections([home], { corrections }, new Map()).lapsed).toEqual([]);
});

it('a number that a word means is read as people write it', () => {
  const meanings = [{ field: 'price', value: 'on request', means: '250.000' }];
  expect(new UnknownValues({ meanings }).figureOf('price', 'on request')).toBe(250_000);
});

it('the file of the sources can be missing, and is read with its faults named', () => {
  const agency = new Agency();
  expect(readSources(agency.dir).items).toEqual([]);
  agency.write('imports.json', JSON.stringify(withSource(readSources(agency.dir), supplier)));
  expect(readSources(agency.dir).items).toMatchObject([{ id: 'kyero', mostGone: 0.2 }]);
  agency.write('imports.json', '{ "items": [{ "id": "kyero", "format": "whise" }] }');
  expect(() => readSources(agency.dir)).toThrow('imports.json › items.0.format');
  agency.write('imports.json', '{ "items": [,] }');
  expect(() => readSources(agency.dir)).toThrow('imports.json');
});

it('the sources of the shipped agency are sound', () =>
  expect(importsFile.safeParse(JSON.parse(readFileSync(path.join('data', 'imports.json'), 'utf8'))).success).toBe(
    true,
  ));

it('a run says what it did otherwise than the dry run before it', () => {
  const actual = [
    { id: 'a', home: 1, state: 'changed', changes: [{ path: 'price.amount', from: '1', to: '2' }] },
    { id: 'b', home: 2, state: 'unchanged' },
    { id: 'c', home: 3, state: 'added' },
  ] as const;
  const done = [
    { ...actual[0], changes: [{ path: 'price.amount', from: '1', to: '3' }] },
    actual[1],
    { id: 'd', home: 3, state: 'added' },
  ] as const;
  const records = (all: readonly object[]) => all as Parameters<typeof listDeviations>[0];
  expect(listDeviations(records(actual), records(done))).toEqual([
    { id: 'a', was: 'changed', now: 'changed' },
    { id: 'c', was: 'added', now: null },
    { id: 'd', was: null, now: 'added' },
  ]);
});
