import { loadSnapshot } from '@/lib/data/load';

/** The sample catalogue of the repository. */
export const data = loadSnapshot('data');
export const homes = [...data.catalogue.properties.values()];
export const projects = [...data.catalogue.projects.values()];

/** The first that fits; a test must not pass because the sample has none. */
export function pick<T>(items: Iterable<T>, fits: (item: T) => unknown): T {
  for (const item of items) if (fits(item)) return item;
  throw new Error('the sample catalogue has nothing to test this with');
}
