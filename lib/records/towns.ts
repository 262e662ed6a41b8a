import { citiesWith } from '../catalogue/places/towns.ts';
import { townsToAdd } from '../catalogue/places/towns-to-add.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { publishedData } from '../data/store.ts';
import type { DataFiles } from '../data/write.ts';
import type { ReadData } from '../files/data-json.ts';

/** In data/: a town is added with the first record that names it. */
export const citiesFile = 'cities.json';

/** The file of towns with those that records name and that it lacks; nothing where it has them all. */
export function townFiles(record: unknown, read: ReadData): DataFiles {
  const towns = townsToAdd(record, publishedData().catalogue.cities);
  return towns.length > 0 ? { [citiesFile]: citiesWith(read(citiesFile), towns) } : {};
}

/** The data as they will be once what is typed is saved: with the towns that it names and that data/cities.json gets with it. */
export function withTypedTowns(data: Snapshot, content: unknown): Snapshot {
  const { catalogue } = data;
  const towns = townsToAdd(content, catalogue.cities);
  if (towns.length === 0) return data;
  const cities = new Map([...catalogue.cities, ...towns.map((town) => [town.id, town] as const)]);
  return {
    ...data,
    catalogue: { ...catalogue, cities },
    paths: data.paths.with({ cities: [...cities.values()] }),
  };
}
