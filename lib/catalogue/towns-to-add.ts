import { slug } from '../base/slug.ts';
import { locales } from '../i18n/locales.ts';
import type { City } from './schema/lists.ts';
import { townEntry } from './towns.ts';

/**
 * The city that a town is on the site: the one with its id, or the one that somebody gave another id or postal code, else the entry that
 * data/cities.json gets. Undefined for no town, and where a namesake elsewhere has its name.
 */
export function cityOfTown(id: string, cities: ReadonlyMap<string, City>): City | undefined {
  const known = cities.get(id);
  const entry = known ?? townEntry(id);
  if (known || !entry) return known;
  const there = [...cities.values()].find(({ name }) =>
    locales.some((locale) => slug(name[locale]) === slug(entry.name[locale])),
  );
  if (!there) return entry;
  return there.countryId === entry.countryId && there.province === entry.province ? there : undefined;
}

/** The towns that a record names and that data/cities.json lacks, as it gets them. */
export const townsToAdd = (record: unknown, cities: ReadonlyMap<string, City>): City[] =>
  [...new Set(citiesIn(record))].flatMap((id) => {
    const city = cities.has(id) ? undefined : cityOfTown(id, cities);
    return city?.id === id ? [city] : [];
  });

/** What stands in the fields that name a city, which every schema calls `city`. */
function citiesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(citiesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'city' && typeof part === 'string' ? [part] : citiesIn(part),
  );
}
