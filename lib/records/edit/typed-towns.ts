import { townsToAdd } from '../../catalogue/towns-to-add.ts';
import type { Snapshot } from '../../content/snapshot.ts';

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
