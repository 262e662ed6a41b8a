import type { City } from '../../../lib/catalogue/schema/lists.ts';

export type Region = 'flanders' | 'brussels' | 'wallonia' | 'luxembourg';

/** The region of a place, by its country and then by its Belgian postal code. */
export function regionOf({ countryId, zip }: City): Region {
  if (countryId === 50) return 'luxembourg';
  const code = Number(zip);
  if (code < 1300) return 'brussels';
  return code < 1500 || (code >= 4000 && code < 8000) ? 'wallonia' : 'flanders';
}
