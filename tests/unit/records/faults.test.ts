import { expect, it } from 'vitest';
import { issue } from '@/lib/files/issue-codes';
import type { DataIssue } from '@/lib/files/issues';
import { listFaultEntries, listFaultLines, listHeldHomes } from '@/lib/records/faults';

const shown = { since: new Date('2026-11-24T09:00:00Z'), isShown: true };
const city = (id: number): DataIssue => ({
  file: `properties/${id}.json`,
  path: 'city',
  source: 'cities.json',
  ...issue('inList', { field: 'id', list: 'cities.json' }),
  found: '"herk-de-stad"',
});
const price: DataIssue = { file: 'properties/5801.json', path: 'price.amount', ...issue('number'), found: '"veel"' };

it('names the cause instead of its consequences, and first', async () => {
  const state = {
    issues: [price, city(5802), city(5803)],
    held: new Map([
      ['properties/5801.json', shown],
      ['properties/5804.json', shown],
      ['cities.json', shown],
    ]),
  };
  expect(listFaultEntries(state)).toEqual([
    {
      file: 'cities.json',
      held: shown,
      missing: [{ name: 'herk-de-stad', files: ['properties/5802.json', 'properties/5803.json'], isOfHomes: true }],
      issues: [],
    },
    { file: 'properties/5801.json', held: shown, missing: [], issues: [price] },
    { file: 'properties/5804.json', held: shown, missing: [], issues: [] },
  ]);
  expect(await listFaultLines(state, 'nl')).toEqual([
    'Gemeenten: herk-de-stad staat er niet in, maar 2 panden verwijzen ernaar.',
    expect.stringMatching(/^5801 .*, Prijs › Bedrag: Vul een getal in, alleen met cijfers\. Nu staat er: veel\.$/),
  ]);
  expect([...listHeldHomes(state.held)]).toEqual([5801, 5804]);
});

it('takes a list for the cause where all changes were refused and many files name what it lacks', () => {
  const files = (issues: DataIssue[]) => listFaultEntries({ issues, held: new Map() }).map(({ file }) => file);
  expect(files([1, 2, 3].map(city))).toEqual(['cities.json']);
  expect(files([1, 2].map(city))).toEqual(['properties/1.json', 'properties/2.json']);
});

it('says what was probably meant, in the file that is at fault', async () => {
  const issues = [{ ...city(5801), found: '"haselt"', nearest: 'hasselt' }];
  const held = new Map([['properties/5801.json', shown]]);
  expect(await listFaultLines({ issues, held }, 'fr')).toEqual([
    expect.stringMatching(
      /^5801 .*, Commune\u00a0: Ceci ne figure pas ou plus dans la liste\. .* Vouliez-vous dire hasselt\u00a0\? Valeur actuelle\u00a0: haselt\.$/,
    ),
  ]);
});

it('puts a list that names what was deleted under what was deleted', () => {
  const of = { file: 'lists.json', path: 'propertyLists.0.homes.0', source: 'properties/5802.json' };
  const listed: DataIssue = { ...of, ...issue('listedDraft', { thing: 'home' }), found: '5802' };
  const held = new Map([['properties/5802.json', { since: null, isShown: true }]]);
  expect(listFaultEntries({ issues: [listed], held })).toMatchObject([
    { file: 'properties/5802.json', issues: [listed] },
  ]);
});
