import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Criteria, sorts } from '@/lib/catalogue/search/criteria';
import type { SearchDocument } from '@/lib/catalogue/search/search-document';
import { createSearchIndex } from '@/lib/catalogue/search/search-index';
import { matching, order, searchNaively } from './naive-search';

const cities = ['hasselt', 'zonhoven', 'leuven', 'sint-lambrechts-herk'];
const types = [1, 2, 3, 7];

const goal = fc.constantFrom('sale', 'rent');
const orNull = (figure: fc.Arbitrary<number>) => fc.option(figure, { nil: null });
const home = (id: number): fc.Arbitrary<SearchDocument> =>
  fc.record({
    id: fc.constant(id),
    goal: fc.oneof({ weight: 4, arbitrary: fc.constant('sale' as const) }, goal),
    city: fc.constantFrom(...cities),
    type: fc.constantFrom(...types),
    // Few values, so that many homes are equal, and now and then any.
    price: orNull(fc.oneof(fc.integer({ min: 1, max: 12 }), fc.double({ min: 0, max: 12, noNaN: true }))),
    bedrooms: fc.oneof(fc.integer({ min: 0, max: 7 }), fc.constant(40)),
    living: orNull(fc.integer({ min: 1, max: 9 })),
    publishedAt: fc.constantFrom('2026-01-01', '2026-01-02', '2025-12-31T23:00:00Z', '2024-02-29'),
    closed: fc.boolean(),
  });
const homes = (most: number) =>
  fc.nat(most).chain((size) => fc.tuple(...Array.from({ length: size }, (_, index) => home(9000 - index))));

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const criteria: fc.Arbitrary<Criteria> = fc.record({
  goal,
  city: maybe(fc.constantFrom(...cities, 'nowhere')),
  type: maybe(fc.constantFrom(...types, 99)),
  minPrice: maybe(fc.integer({ min: 0, max: 13 })),
  maxPrice: maybe(fc.integer({ min: 0, max: 13 })),
  bedrooms: maybe(fc.integer({ min: 0, max: 41 })),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 12 }),
});

test('finds, orders, cuts and counts what the rules say', () => {
  fc.assert(
    fc.property(homes(300), fc.array(criteria, { minLength: 1, maxLength: 12 }), (documents, asked) => {
      const index = createSearchIndex(documents);
      for (const one of asked) expect(index.search(one)).toEqual(searchNaively(documents, one));
    }),
    { numRuns: 150 },
  );
});

test('the pages of an order list every home once, also where there are many', () => {
  const documents = fc.sample(home(0), { seed: 7, numRuns: 6000 }).map((one, id) => ({ ...one, id }));
  const index = createSearchIndex(documents);
  for (const sort of sorts) {
    for (const filter of [
      {},
      { minPrice: 4 },
      { minPrice: 11 },
      { bedrooms: 40 },
      { city: 'leuven', type: 2, maxPrice: 3 },
    ]) {
      const asked = { goal: 'sale', sort, ...filter } as const;
      const { pages } = index.search({ ...asked, page: 1 });
      const listed = Array.from({ length: pages }, (_, page) => index.search({ ...asked, page: page + 1 }).ids);
      const expected = matching(documents, { ...asked, page: 1 }).sort(order[sort]);
      expect(listed.flat()).toEqual(expected.map(({ id }) => id));
    }
  }
});

const plain = {
  goal: 'sale',
  city: 'hasselt',
  type: 2,
  bedrooms: 2,
  living: 90,
  publishedAt: '2026-05-01',
  closed: false,
} as const;
const everything = { goal: 'sale', sort: 'newest', page: 1 } as const;

test('a home without a published price is in no price range and last in the orders by price', () => {
  const index = createSearchIndex([
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
  const index = createSearchIndex([{ ...plain, id: 1, price: null }]);
  expect(index.search({ ...everything, page: 2 })).toMatchObject({ total: 1, pages: 1, page: 2, ids: [] });
});

test('an index without homes answers', () => {
  const index = createSearchIndex([]);
  expect(index.search({ ...everything, city: 'hasselt', minPrice: 1, bedrooms: 2 })).toEqual({
    total: 0,
    pages: 1,
    page: 1,
    ids: [],
    facets: { cities: new Map(), types: new Map(), bedrooms: [0, 0, 0, 0, 0, 0, 0] },
  });
  expect(index.totals()).toEqual({ sale: 0, rent: 0 });
});

test('counts homes by goal, city and type without any filter', () => {
  const index = createSearchIndex([
    { ...plain, id: 1, price: null },
    { ...plain, id: 2, price: null, city: 'leuven', closed: true },
    { ...plain, id: 3, price: null, city: 'leuven', type: 1 },
    { ...plain, id: 4, price: null, goal: 'rent' },
  ]);
  expect(index.totals()).toEqual({ sale: 3, rent: 1 });
  expect(index.countsByCity('sale')).toEqual(
    new Map([
      ['hasselt', 1],
      ['leuven', 2],
    ]),
  );
  expect(index.countsByType('sale')).toEqual(
    new Map([
      [2, 2],
      [1, 1],
    ]),
  );
  expect(index.countsByCity('rent')).toEqual(new Map([['hasselt', 1]]));
});

test('a date that is none is named, not sorted somewhere', () => {
  expect(() => createSearchIndex([{ ...plain, id: 12, price: null, publishedAt: 'soon' }])).toThrow(
    'property 12: "soon" is no date',
  );
});
