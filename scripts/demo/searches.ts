import { type MissedClass, storeMissedSearches } from '../../lib/audience/store-missed.ts';
import { addDays, dayOf, daysFrom } from '../../lib/base/day.ts';

const asked = { type: 0, town: '', price: '', bedrooms: 0, more: 0, nothing: 0, few: 0, unknown: 0 };

/** Searches without results, and their interval in days. */
const searches: readonly [every: number, search: MissedClass][] = [
  [1, { ...asked, list: 'sale', type: 1, town: 'hasselt', price: '200000-300000', bedrooms: 3, nothing: 2 }],
  [2, { ...asked, list: 'rent', type: 2, town: 'hasselt', price: '750-1000', bedrooms: 2, few: 1 }],
  [3, { ...asked, list: 'sale', type: 1, town: 'genk', price: '-200000', more: 1, nothing: 1 }],
  [4, { ...asked, list: 'rent', type: 1, town: '*', price: '1000-1250', bedrooms: 4, nothing: 1 }],
  [5, { ...asked, list: 'sale', unknown: 1 }],
  [9, { ...asked, list: 'sale', type: 1, town: 'diest', price: '1000000-', few: 1 }],
];

/** Two months of searches up to a moment (ms since epoch) that found little. */
export const writeSearches = (now: number): Promise<void> =>
  storeMissedSearches(
    daysFrom(addDays(dayOf(now), -60), 61).flatMap((day, n) =>
      searches.flatMap(([every, search]) => (n % every === 0 ? [{ day, ...search }] : [])),
    ),
  );
