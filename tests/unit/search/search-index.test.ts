import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sorts } from '@/lib/catalogue/search/criteria';
import type { SearchDocument } from '@/lib/catalogue/search/search-document';
import { createSearchIndex } from '@/lib/catalogue/search/search-index';
import { centres, cities, criteria, home, homes } from './any-search';
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
const everything = { list: 'sale', sold: true, sort: 'newest', page: 1 } as const;

test('a home without a published price is in no price range and last in the orders by price', () => {
  const index = createIndex([
    { ...plain, id: 1, price: null },
    { ...plain, id: 2, price: 300_000 },
    { ...plain, id: 3, price: 200_000 },
    { ...plain, id: 4, price: 100_000, closed: true },
  ]);
  expect(index.search({ ...everything, minPrice: 0 }).total).toBe(3);
  expect(index.search({ ...everything, maxPrice: 1_000_000_000 }).facets.cities).toEqual(new Map([['hasselt', 3]]));
  expect(index.search({ ...everything, sort: 'price-asc' }).ids).toEqual([3, 2, 1, 4]);
  expect(index.search({ ...everything, sort: 'price-desc' }).ids).toEqual([2, 3, 1, 4]);
});

test('a page beyond the last is empty and still says how many there are', () => {
  const index = createIndex([{ ...plain, id: 1, price: null }]);
  expect(index.search({ ...everything, page: 2 })).toMatchObject({ total: 1, pages: 1, page: 2, ids: [] });
});

test('an index without homes answers', () => {
  const index = createIndex([]);
  expect(index.search({ ...everything, cities: ['hasselt'], minPrice: 1, bedrooms: 2 })).toEqual({
    total: 0,
    pages: 1,
    page: 1,
    ids: [],
    facets: {
      cities: new Map(),
      types: new Map(),
      kinds: new Map(),
      goals: new Map(),
      bedrooms: [0, 0, 0, 0, 0, 0, 0],
      energy: new Map(),
      features: new Map(),
      sold: 0,
    },
  });
  expect(index.totals()).toEqual({ sale: 0, rent: 0, commercial: 0, references: 0 });
});

test('counts what is still available by goal, city and type without any filter', () => {
  const index = createIndex([
    { ...plain, id: 1, price: null },
    { ...plain, id: 2, price: null, city: 'leuven', closed: true },
    { ...plain, id: 3, price: null, city: 'leuven', type: 1 },
    { ...plain, id: 4, price: null, goal: 'rent' },
  ]);
  expect(index.totals()).toEqual({ sale: 2, rent: 1, commercial: 0, references: 1 });
  expect(index.countsByCity('sale')).toEqual(
    new Map([
      ['hasselt', 1],
      ['leuven', 1],
    ]),
  );
  expect(index.countsByType('sale')).toEqual(
    new Map([
      [2, 1],
      [1, 1],
    ]),
  );
  expect(index.countsByCity('rent')).toEqual(new Map([['hasselt', 1]]));
});

test('what was sold is counted and shown only when asked for, but in the references', () => {
  const index = createIndex([
    { ...plain, id: 1, price: null },
    { ...plain, id: 2, price: null, closed: true },
    { ...plain, id: 3, price: null, city: 'leuven', closed: true },
  ]);
  const open = { ...everything, sold: undefined };
  expect(index.search(open)).toMatchObject({ total: 1, ids: [1], facets: { sold: 2 } });
  expect(index.search({ ...open, cities: ['hasselt'] }).facets.sold).toBe(1);
  expect(index.search(everything)).toMatchObject({ total: 3, facets: { sold: 2 } });
  expect(index.search({ ...open, list: 'references' }).total).toBe(2);
});

test('a date that is none is named, not sorted somewhere', () => {
  expect(() => createIndex([{ ...plain, id: 12, price: null, publishedAt: 'soon' }])).toThrow(
    'property 12: "soon" is no date',
  );
});

test('a radius reaches the cities whose centre lies within it, from each of the chosen ones', () => {
  const index = createIndex(cities.map((city, place) => ({ ...plain, id: place + 1, price: null, city })));
  const within = (chosen: string[], radius?: number) =>
    index.search({ ...everything, cities: chosen, radius }).ids.toSorted();
  expect(within(['hasselt'])).toEqual([1]);
  expect(within(['hasselt'], 12)).toEqual([1, 2]);
  expect(within(['hasselt'], 25)).toEqual([1, 2, 3]);
  expect(within(['hasselt', 'sint-lambrechts-herk'], 5)).toEqual([1, 4]);
});
