import { describe, expect, it } from 'vitest';
import { maxHomes } from '@/components/saved/saved-lists';
import { findSaved, knownIds, maxCompared, maxFavourites, parseIds } from '@/lib/catalogue/saved-homes';
import { compareRow } from '@/lib/catalogue/views/compare-view';
import { first, sample } from '@/tests/support/sample-site';
import { pageOf, redirectOf } from '@/tests/unit/requests/ask';

const { catalogue } = sample;
const gone = first(catalogue.withdrawn.keys(), () => true);

it.each([
  ['5801,5802', [5801, 5802]],
  ['5801,5801', [5801]],
  [' 5801 , x, -3, 0, 1e3, 99999999999', [5801]],
  ['', []],
])('reads %j as %j', (text, ids) => expect(parseIds(text)).toEqual(ids));

it('drops what is no home, and what is too much', () => {
  expect(knownIds([5801, 1, gone, 6061], 60, catalogue)).toEqual([5801, gone]);
  expect(knownIds([5801, 5802, 5803, 5804, 5805], maxCompared, catalogue)).toHaveLength(4);
});

it('distinguishes available homes from those that are gone', () => {
  const { homes, gone: left } = findSaved([gone, 5801], catalogue);
  expect([homes.map(({ id }) => id), left.map(({ id }) => id)]).toEqual([[5801], [gone]]);
});

it('browser and server hold as many', () =>
  expect(maxHomes).toEqual({ favourites: maxFavourites, compare: maxCompared }));

describe('the address', () => {
  it('names the homes of a list; without any it is a page too', () => {
    expect(pageOf('/nl/favorieten/?ids=5801,5802')).toBe('200 /nl/favourites/per-request/');
    expect(pageOf('/de/vergleichen/?ids=5801')).toBe('200 /de/compare/per-request/');
    expect(pageOf('/fr/favoris/')).toBe('200 /fr/favourites/');
  });

  it('loses what means nothing, in one step and not for ever', () => {
    expect(redirectOf('/fr/favorieten/')).toBe('308 /fr/favoris/');
    expect(redirectOf('/nl/favorieten/?ids=5801,1')).toBe('307 /nl/favorieten/?ids=5801');
    expect(redirectOf('/nl/favorieten/?ids=5801,5802,5801')).toBe('307 /nl/favorieten/?ids=5801,5802');
    expect(redirectOf('/nl/vergelijken/?ids=nonsense')).toBe('307 /nl/vergelijken/');
    expect(redirectOf('/compare/?ids=5801', { language: 'en' })).toBe('307 /en/compare/?ids=5801');
  });
});

it.each([
  ['the lowest', [300, 200, 250], Math.min, [1]],
  ['the highest', [3, 4, 4], Math.max, [1, 2]],
  ['none where all are alike', [2, 2, null], Math.max, []],
  ['none where only one is known', [null, 2, null], Math.max, []],
] as const)('marks %s', (_, numbers, choose, best) =>
  expect(compareRow('x', 'X', numbers.map(String), numbers, choose).best).toEqual(best),
);

it('says whether the values differ', () => {
  const differs = (...texts: (string | null)[]) => compareRow('x', 'X', texts).differs;
  expect([differs('1', '1'), differs('1', null)]).toEqual([false, true]);
});
