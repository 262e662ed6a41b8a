export type Region = 'flanders' | 'brussels' | 'wallonia' | 'luxembourg';

/** CountryID of the cities (data/cities.json). */
export const countryIds = { belgium: 10, luxembourg: 50 } as const;

// Specification, section 5.
const zipRanges: readonly { from: number; to: number; region: Region }[] = [
  { from: 1000, to: 1299, region: 'brussels' },
  { from: 1300, to: 1499, region: 'wallonia' },
  { from: 1500, to: 3999, region: 'flanders' },
  { from: 4000, to: 7999, region: 'wallonia' },
  { from: 8000, to: 9999, region: 'flanders' },
];

/** Takes a CountryID and a postcode; the country decides first, as Luxembourg's postcodes have four digits too. */
export const regionByZip = (countryId: number, zip: string | number): Region | null => {
  if (countryId === countryIds.luxembourg) return 'luxembourg';
  if (countryId !== countryIds.belgium) return null;
  const code = Number(zip);
  return zipRanges.find(({ from, to }) => code >= from && code <= to)?.region ?? null;
};
