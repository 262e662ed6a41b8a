import fc from 'fast-check';
import { provinceIds } from '@/lib/catalogue/places/provinces';
import { type Criteria, energyLetters, features, sorts, views } from '@/lib/catalogue/search/criteria';
import { orderly } from '@/lib/catalogue/search/criteria-query';
import { homeKinds } from '@/lib/catalogue/search/home-kinds';
import { lists } from '@/lib/routes/routes';

export const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const euros = maybe(fc.integer({ min: 1, max: 1_000_000_000 }));
export const cityId = fc.oneof(
  fc.constantFrom('hasselt', '3500', 'min-100', 'page-2', 'type-2'),
  fc.stringMatching(/^[a-z0-9]{1,5}(-[a-z0-9]{1,5}){0,2}$/),
);

export const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const squareMetres = maybe(fc.integer({ min: 1, max: 10_000_000 }));
const degrees = (from: number) =>
  fc.integer({ min: 0, max: 9999 }).map((step) => Number((from + step / 1e4).toFixed(4)));

/** Everything that the site can be asked, in the one way that it is said. */
export const criteria: fc.Arbitrary<Criteria> = fc
  .record({
    list: fc.constantFrom(...lists),
    cities: maybe(fc.uniqueArray(cityId, { minLength: 1, maxLength: 4 })),
    provinces: maybe(some(provinceIds)),
    radius: maybe(fc.integer({ min: 1, max: 100 })),
    types: maybe(fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 3 })),
    kinds: maybe(some([...homeKinds].sort())),
    notKinds: maybe(some([...homeKinds].sort())),
    towns: maybe(some(['Knokke', 'La Louvière', 'Deurne (Diest)'])),
    notCities: maybe(fc.uniqueArray(cityId, { minLength: 1, maxLength: 3 })),
    without: maybe(some(features)),
    floor: maybe(fc.integer({ min: 0, max: 60 })),
    kind: maybe(cityId),
    goal: maybe(fc.constantFrom('sale' as const, 'rent' as const)),
    minPrice: euros,
    maxPrice: euros,
    bedrooms: maybe(fc.integer({ min: 1, max: 6 })),
    minGarages: maybe(fc.integer({ min: 1, max: 20 })),
    maxGarages: maybe(fc.integer({ min: 1, max: 20 })),
    minLiving: squareMetres,
    maxLiving: squareMetres,
    minPlot: squareMetres,
    maxPlot: squareMetres,
    energy: maybe(some(energyLetters)),
    features: maybe(some(features)),
    sold: maybe(fc.constant(true as const)),
    area: maybe(fc.array(fc.tuple(degrees(5), degrees(50)), { minLength: 3, maxLength: 40 })),
    sort: fc.constantFrom(...sorts),
    view: maybe(fc.constantFrom(...views.slice(1))),
    page: fc.integer({ min: 1, max: 9999 }),
    words: maybe(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => text.trim() === text)),
  })
  .map(orderly);
