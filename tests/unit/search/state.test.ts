import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Criteria, sorts } from '@/lib/catalogue/search/criteria';
import { criteriaFromParams, decodeState, encodeState, paramsOf } from '@/lib/catalogue/search/state';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const euros = maybe(fc.integer({ min: 1, max: 1_000_000_000 }));
const cityId = fc.oneof(
  fc.constantFrom('hasselt', '3500', 'min-100', 'page-2', 'type-2'),
  fc.stringMatching(/^[a-z0-9]{1,5}(-[a-z0-9]{1,5}){0,2}$/),
);

/** Everything that the site can be asked, in the one way that it is said. */
const criteria: fc.Arbitrary<Criteria> = fc
  .record({
    goal: fc.constantFrom('sale' as const, 'rent' as const),
    city: maybe(cityId),
    type: maybe(fc.integer({ min: 1, max: 9999 })),
    minPrice: euros,
    maxPrice: euros,
    bedrooms: maybe(fc.integer({ min: 1, max: 6 })),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 9999 }),
  })
  .filter(({ minPrice, maxPrice }) => minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice);

test('criteria survive the way through a path segment', () => {
  fc.assert(
    fc.property(criteria, (asked) => {
      const segment = encodeState(asked);
      expect(encodeURIComponent(segment)).toBe(segment);
      expect(decodeState(segment)).toEqual(asked);
    }),
  );
});

test('criteria survive the way through an address', () => {
  fc.assert(
    fc.property(criteria, (asked) => {
      const canonical = paramsOf(asked);
      const path = asked.city === undefined ? {} : { city: asked.city, type: asked.type };
      expect(criteriaFromParams(asked.goal, new URLSearchParams(canonical), path)).toEqual({
        criteria: asked,
        canonical,
      });
    }),
  );
});

test('whatever a query holds, its canonical form means the same and stays as it is', () => {
  const text = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.double().map(String),
    fc.constantFrom(...sorts, '€ 250.000', '01'),
  );
  const query = fc.record(
    { min: text, max: text, bedrooms: text, sort: text, page: text, type: text, other: text },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(query, maybe(cityId), (given, city) => {
      const { criteria, canonical } = criteriaFromParams('rent', new URLSearchParams(given as Record<string, string>), {
        city,
      });
      const path = city === undefined ? {} : { city, type: criteria.type };
      expect(criteriaFromParams('rent', new URLSearchParams(canonical), path)).toEqual({ criteria, canonical });
      expect(decodeState(encodeState(criteria))).toEqual(criteria);
    }),
  );
});

test('a segment is read only as it was written', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.stringMatching(/^(sale|rent)\.[a-z-]{1,3}\.[0-9-]{1,2}(\.(min|max|page|sort|type)-[a-z0-9]{1,3}){0,3}$/),
      ),
      (segment) => {
        const read = decodeState(segment);
        if (read) expect(encodeState(read)).toBe(segment);
      },
    ),
  );
});

test.each([
  ['sale.-.-', { goal: 'sale', sort: 'newest', page: 1 }],
  ['rent.-.3.max-900', { goal: 'rent', type: 3, maxPrice: 900, sort: 'newest', page: 1 }],
  [
    'sale.hasselt.2.min-100000.sort-price-asc.page-2',
    { goal: 'sale', city: 'hasselt', type: 2, minPrice: 100_000, sort: 'price-asc', page: 2 },
  ],
])('reads %j', (segment, asked) => expect(decodeState(segment)).toEqual(asked));

test.each([
  'sale',
  'sale..',
  'buy.-.-',
  'sale.Hasselt.-',
  'sale.-.02',
  'sale.-.x',
  'sale.-.-.page-1',
  'sale.-.-.sort-newest',
  'sale.-.-.page-2.page-2',
  'sale.-.-.max-2.min-1',
  'sale.-.-.min-2.max-1',
  'sale.-.-.bedrooms-7',
  'sale.-.-.type-2',
  'sale.-.-.page-2.',
  'sale.-.-.min-1e3',
  '',
])('does not read %j', (segment) => expect(decodeState(segment)).toBeNull());

test.each([
  ['', ''],
  ['page=1&sort=newest', ''],
  ['page=0&bedrooms=-2&min=0&max=cheap&sort=nicest&utm_source=mail', ''],
  ['page=2&sort=price-asc&max=200000&min=100000&type=2', 'type=2&min=100000&max=200000&sort=price-asc&page=2'],
  ['min=300000&max=200000', 'min=200000&max=300000'],
  ['min=€ 250.000&max=1.250.000', 'min=250000&max=1250000'],
  ['min=12.5&max=99999999999999999999', ''],
  ['bedrooms=9', 'bedrooms=6'],
])('the query "%s" should have been "%s"', (given, canonical) => {
  expect(criteriaFromParams('sale', new URLSearchParams(given), {}).canonical).toBe(canonical);
});

test('with a city, the type is a level of the path and not in the query', () => {
  const { criteria, canonical } = criteriaFromParams('sale', new URLSearchParams('type=2&page=3'), { city: 'hasselt' });
  expect(criteria).toMatchObject({ city: 'hasselt', type: 2 });
  expect(canonical).toBe('page=3');
});
