import { slug } from '../../base/slug.ts';
import { locales } from '../../i18n/locales.ts';
import type { City } from '../schema/lists.ts';
import { townEntry } from './towns.ts';

/**
 * Returns the city of data/cities.json for a town: the one with its id, otherwise one of its name and province, otherwise the new entry that
 * the file gets. Undefined for an unknown town, and if a town elsewhere already has its name.
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

/** Returns the entries of data/cities.json that are missing for the towns of a record. */
export const townsToAdd = (record: unknown, cities: ReadonlyMap<string, City>): City[] =>
  [...new Set(citiesIn(record))].flatMap((id) => {
    const city = cities.has(id) ? undefined : cityOfTown(id, cities);
    return city?.id === id ? [city] : [];
  });

/** Returns the values of all fields named `city`, as every schema calls a field that names one. */
function citiesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(citiesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'city' && typeof part === 'string' ? [part] : citiesIn(part),
  );
}
