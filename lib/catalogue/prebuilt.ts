import type { Catalogue } from './catalogue.ts';
import { goalOf } from './goal.ts';
import { type Criteria, sorts } from './search/criteria.ts';
import { encodeState } from './search/state.ts';

/** So many of the newest homes are rendered at build; the others when they are first asked for. */
const most = 300;

/** The newest homes that have a page here; units of projects on a site of their own have none. */
export const prebuiltProperties = ({ properties, projects }: Pick<Catalogue, 'properties' | 'projects'>): number[] =>
  [...properties.values()]
    .filter(({ projectId }) => projectId === undefined || !projects.get(projectId)?.external)
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id)
    .slice(0, most)
    .map(({ id }) => id);

/** The lists that visitors land on: all of a goal, of each of its cities, and of the types that newly came in such a city. */
export function prebuiltStates(catalogue: Pick<Catalogue, 'properties' | 'projects' | 'search'>): string[] {
  const { properties, search } = catalogue;
  const first = (level: Pick<Criteria, 'goal' | 'city' | 'type'>) => encodeState({ ...level, sort: sorts[0], page: 1 });
  const places = (['sale', 'rent'] as const).flatMap((goal) => [
    first({ goal }),
    ...[...search.countsByCity(goal).keys()].map((city) => first({ goal, city })),
  ]);
  const types = prebuiltProperties(catalogue)
    .flatMap((id) => properties.get(id) ?? [])
    .map((home) => first({ goal: goalOf(home.goal), city: home.city, type: home.webId }));
  return [...new Set([...places, ...types])];
}
