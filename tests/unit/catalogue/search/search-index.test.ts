import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sorts } from '@/lib/catalogue/search/criteria';
import type { SearchDocument } from '@/lib/catalogue/search/search-document';
import { createSearchIndex } from '@/lib/catalogue/search/search-index';
import { centres, criteria, home, homes } from './any-search';
import { matching, order, searchNaively } from './naive-search';

test('finds, orders, cuts and counts what the rules say', () => {
  fc.assert(
    fc.property(homes(300), fc.array(criteria, { minLength: 1, maxLength: 12 }), (documents, asked) => {
      const index = createSearchIndex(documents, centres);
      for (const one of asked) expect(index.search(one)).toEqual(searchNaively(documents, centres, one));
    }),
    { numRuns: 40 },
  );
});

test('the pages of an order list every home once, also where there are many', () => {
  const documents = fc.sample(home(0), { seed: 7, numRuns: 3000 }).map((one, id) => ({ ...one, id }));
  const index = createSearchIndex(documents, centres);
  for (const sort of sorts) {
    for (const filter of [
      {},
      { minPrice: 4 },
      { minPrice: 11 },
      { bedrooms: 40 },
      { cities: ['leuven'], types: [2], maxPrice: 3 },
    ]) {
      const asked = { list: 'sale', sort, ...filter } as const;
      const { pages } = index.search({ ...asked, page: 1 });
      const listed = Array.from({ length: pages }, (_, page) => index.search({ ...asked, page: page + 1 }).ids);
      const expected = matching(documents, centres, { ...asked, page: 1 }).sort(order[sort]);
      expect(listed.flat()).toEqual(expected.map(({ id }) => id));
    }
  }
});

const createIndex = (documents: SearchDocument[]) => createSearchIndex(documents, centres);
const plain = {
  goal: 'sale',
  city: 'hasselt',
  type: 2,
  kind: 'apartment',
  kinds: ['apartment'],
  floor: null,
  commercial: false,
  bedrooms: 2,
  garages: 1,
  living: 90,
  plot: null,
  energy: 'b',
  features: [],
  longitude: 5.3,
  latitude: 50.9,
  publishedAt: '2026-05-01',
  closed: false,
} as const;

test('counts what is still available by goal, city and type without any filter', () => {
  const index = createIndex([
    { ...plain, id: 1, price: null },
    { ...plain, id: 2, price: null, city: 'leuven', closed: true },
    { ...plain, id: 3, price: null, city: 'leuven', type: 1 },
    { ...plain, id: 4, price: null, goal: 'rent' },
  ]);
  expect(index.totals()).toEqual({ sale: 2, rent: 1, commercial: 0, references: 1 });
  expect(Object.fromEntries(index.countsByCity('sale'))).toEqual({ hasselt: 1, leuven: 1 });
  expect(Object.fromEntries(index.countsByType('sale'))).toEqual({ 1: 1, 2: 1 });
  expect(Object.fromEntries(index.countsByCity('rent'))).toEqual({ hasselt: 1 });
});

test('a date that is none is named, not sorted somewhere', () => {
  expect(() => createIndex([{ ...plain, id: 12, price: null, publishedAt: 'soon' }])).toThrow(
    'property 12: "soon" is no date',
  );
});
