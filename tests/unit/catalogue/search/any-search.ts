import fc from 'fast-check';
import { type Criteria, energyLetters, features, sorts } from '@/lib/catalogue/search/criteria';
import { homeKinds } from '@/lib/catalogue/search/home-kinds';
import type { SearchDocument } from '@/lib/catalogue/search/search-document';
import { maybe, some } from './any-criteria';

// Homes and searches that could be, few values each, so that many are equal.

export const cities = ['hasselt', 'zonhoven', 'leuven', 'sint-lambrechts-herk'];
const types = [1, 2, 3, 7];
const kinds = ['office', 'shop', 'horeca'];
const inProvinces = ['limburg', 'flemish-brabant'] as const;
/** Towns in a row, about 10 km apart. */
export const centres = new Map(
  cities.map((id, place) => [
    id,
    { id, province: inProvinces[place % 2] ?? 'limburg', longitude: 5 + place * 0.14, latitude: 50.9 + place * 0.02 },
  ]),
);

const goal = fc.constantFrom('sale' as const, 'rent' as const);
const list = fc.constantFrom('sale' as const, 'rent' as const, 'commercial' as const, 'references' as const);
const degrees = (from: number) => fc.integer({ min: 0, max: 20 }).map((step) => from + step / 50);
const orNull = <T>(figure: fc.Arbitrary<T>) => fc.option(figure, { nil: null });
export const home = (id: number): fc.Arbitrary<SearchDocument> =>
  fc.record({
    id: fc.constant(id),
    goal: fc.oneof({ weight: 4, arbitrary: fc.constant('sale' as const) }, goal),
    city: fc.constantFrom(...cities),
    type: fc.constantFrom(...types),
    kind: fc.constantFrom(...kinds),
    kinds: fc.subarray(['villa', ...homeKinds]),
    floor: orNull(fc.integer({ min: 0, max: 3 })),
    // Few values, so that many homes are equal, and now and then any.
    price: orNull(fc.oneof(fc.integer({ min: 1, max: 12 }), fc.double({ min: 0, max: 12, noNaN: true }))),
    commercial: fc.boolean(),
    bedrooms: fc.oneof(fc.integer({ min: 0, max: 7 }), fc.constant(40)),
    garages: fc.integer({ min: 0, max: 4 }),
    living: orNull(fc.integer({ min: 1, max: 9 })),
    plot: orNull(fc.integer({ min: 1, max: 9 })),
    energy: orNull(fc.constantFrom(...energyLetters)),
    features: fc.subarray([...features]),
    longitude: degrees(5),
    latitude: degrees(50.8),
    publishedAt: fc.constantFrom('2026-01-01', '2026-01-02', '2025-12-31T23:00:00Z', '2024-02-29'),
    closed: fc.boolean(),
  });
export const homes = (max: number) =>
  fc.nat(max).chain((size) => fc.tuple(...Array.from({ length: size }, (_, index) => home(9000 - index))));

const figure = maybe(fc.integer({ min: 0, max: 13 }));
export const criteria: fc.Arbitrary<Criteria> = fc.record({
  list,
  cities: maybe(some([...cities, 'nowhere'])),
  provinces: maybe(some([...inProvinces, 'liege' as const])),
  radius: maybe(fc.constantFrom(5, 12, 25)),
  types: maybe(some([...types, 99])),
  kind: maybe(fc.constantFrom(...kinds, 'none')),
  kinds: maybe(some(homeKinds)),
  notKinds: maybe(some(homeKinds)),
  notCities: maybe(some(cities)),
  towns: maybe(some(['Hasselt', 'Diepenbeek', 'Heverlee', 'Knokke'])),
  without: maybe(some(features)),
  floor: maybe(fc.integer({ min: 0, max: 3 })),
  goal: maybe(goal),
  minPrice: figure,
  maxPrice: figure,
  bedrooms: maybe(fc.integer({ min: 0, max: 41 })),
  minGarages: figure,
  maxGarages: figure,
  minLiving: figure,
  maxLiving: figure,
  minPlot: figure,
  maxPlot: figure,
  energy: maybe(some(energyLetters)),
  features: maybe(some(features)),
  sold: maybe(fc.constant(true as const)),
  area: maybe(fc.array(fc.tuple(degrees(5), degrees(50.8)), { minLength: 3, maxLength: 6 })),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 12 }),
});
