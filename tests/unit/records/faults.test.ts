import { expect, it } from 'vitest';
import type { DataIssue } from '@/lib/files/issues';
import { heldHomes } from '@/lib/records/fault-words';
import { faultEntries, faultLines } from '@/lib/records/faults';

const shown = { since: new Date('2026-11-24T09:00:00Z'), isShown: true };
const city = (id: number): DataIssue => ({
  ...{ file: `properties/${id}.json`, path: 'city', source: 'cities.json' },
  ...{ expected: 'an id of cities.json', found: '"herk-de-stad"' },
});
const price = {
  ...{ file: 'properties/5801.json', path: 'price.amount' },
  ...{ expected: 'a number without quotation marks', found: '"veel"' },
};

it('names the cause instead of its consequences, and first', async () => {
  const state = {
    issues: [price, city(5802), city(5803)],
    held: new Map([
      ['properties/5801.json', shown],
      ['properties/5804.json', shown],
      ['cities.json', shown],
    ]),
  };
  expect(faultEntries(state)).toEqual([
    {
      file: 'cities.json',
      held: shown,
      missing: [{ name: 'herk-de-stad', files: ['properties/5802.json', 'properties/5803.json'], isOfHomes: true }],
      issues: [],
    },
    { file: 'properties/5801.json', held: shown, missing: [], issues: [price] },
    { file: 'properties/5804.json', held: shown, missing: [], issues: [] },
  ]);
  expect(await faultLines(state, 'nl')).toEqual([
    'cities.json: herk-de-stad staat er niet in, maar 2 panden verwijzen ernaar.',
    'properties/5801.json: price.amount. Verwacht: een getal, zonder aanhalingstekens. Gevonden: "veel".',
  ]);
  expect([...heldHomes(state.held)]).toEqual([5801, 5804]);
});

it('takes a list for the cause where all changes were refused and many files name what it lacks', () => {
  const files = (issues: DataIssue[]) => faultEntries({ issues, held: new Map() }).map(({ file }) => file);
  expect(files([1, 2, 3].map(city))).toEqual(['cities.json']);
  expect(files([1, 2].map(city))).toEqual(['properties/1.json', 'properties/2.json']);
});

it('says what was probably meant, in the file that is at fault', async () => {
  const issues = [{ ...city(5801), found: '"haselt"', nearest: 'hasselt' }];
  const held = new Map([['properties/5801.json', shown]]);
  expect(await faultLines({ issues, held }, 'fr')).toEqual([
    'properties/5801.json: city. Attendu\u00a0: une valeur qui figure dans cities.json. Trouvé\u00a0: "haselt". Vouliez-vous dire hasselt\u00a0?',
  ]);
});

it('puts a list that names what was deleted under what was deleted', () => {
  const of = { file: 'lists.json', path: 'propertyLists.0.homes.0', source: 'properties/5802.json' };
  const issue = { ...of, expected: 'x', found: '5802' };
  const held = new Map([['properties/5802.json', { since: null, isShown: true }]]);
  expect(faultEntries({ issues: [issue], held })).toMatchObject([{ file: 'properties/5802.json', issues: [issue] }]);
});
