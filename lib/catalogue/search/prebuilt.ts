import { type ListName, lists } from '../../routes/routes.ts';
import { isElsewhere } from '../availability.ts';
import type { Catalogue } from '../catalogue.ts';
import { listsShowing, toListTraits } from './home-lists.ts';

/** The number of newest homes that are rendered at build; the others are rendered on the first request. */
const maxPrebuilt = 60;

/** Returns the newest homes that have a page on this site; units of projects with their own site have none. */
export const prebuiltProperties = ({ properties, projects }: Pick<Catalogue, 'properties' | 'projects'>): number[] =>
  [...properties.values()]
    .filter((home) => !isElsewhere(home, { projects }))
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id)
    .slice(0, maxPrebuilt)
    .map(({ id }) => id);

/** A list that visitors land on, with the levels of its path: a city, and a type in it. */
export interface LandingList {
  list: ListName;
  levels: string[];
}

/** Returns the lists that visitors land on: each list, each of its cities, and the types of the newest homes in these cities. */
export function landingLists(
  catalogue: Pick<Catalogue, 'properties' | 'projects' | 'search' | 'types' | 'marquees'>,
): LandingList[] {
  const { properties, search } = catalogue;
  const places = lists.flatMap((list) => [
    { list, levels: [] },
    ...[...search.countsByCity(list).keys()].map((city) => ({ list, levels: [city] })),
  ]);
  const types = prebuiltProperties(catalogue)
    .flatMap((id) => properties.get(id) ?? [])
    .flatMap((home) =>
      listsShowing(toListTraits(home, catalogue)).map((list) => ({ list, levels: [home.city, String(home.webId)] })),
    );
  return [
    ...new Map([...places, ...types].map((landing) => [[landing.list, ...landing.levels].join('/'), landing])).values(),
  ];
}
