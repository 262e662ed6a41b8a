import { lists } from '../routes/segments.ts';
import { isElsewhere } from './availability.ts';
import type { Catalogue } from './catalogue.ts';
import { listsOf, standingOf } from './lists-of.ts';
import { type Criteria, sorts } from './search/criteria.ts';
import { encodeState } from './search/state.ts';

/** So many of the newest homes are rendered at build; the others when they are first asked for. */
const most = 300;

/** The newest homes that have a page here; units of projects on a site of their own have none. */
export const prebuiltProperties = ({ properties, projects }: Pick<Catalogue, 'properties' | 'projects'>): number[] =>
  [...properties.values()]
    .filter((home) => !isElsewhere(home, { projects }))
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id)
    .slice(0, most)
    .map(({ id }) => id);

/** The lists that visitors land on: all of them, of each of their cities, and of the types that newly came in such a city. */
export function prebuiltStates(
  catalogue: Pick<Catalogue, 'properties' | 'projects' | 'search' | 'types' | 'marquees'>,
): string[] {
  const { properties, search } = catalogue;
  const first = (level: Pick<Criteria, 'list' | 'cities' | 'types'>) =>
    encodeState({ ...level, sort: sorts[0], page: 1 });
  const places = lists.flatMap((list) => [
    first({ list }),
    ...[...search.countsByCity(list).keys()].map((city) => first({ list, cities: [city] })),
  ]);
  const types = prebuiltProperties(catalogue)
    .flatMap((id) => properties.get(id) ?? [])
    .flatMap((home) =>
      listsOf(standingOf(home, catalogue)).map((list) => first({ list, cities: [home.city], types: [home.webId] })),
    );
  return [...new Set([...places, ...types])];
}
