import type { Catalogue } from './catalogue.ts';
import { distance } from './distance.ts';
import type { Property } from './schema/property.ts';
import type { Criteria } from './search/criteria.ts';

/** So many of each way out are looked at: enough to find the nearest among them. */
const looked = 500;
const shown = 6;

/**
 * For a list without homes: those that it would show without one of its filters (`ways`, the list without each), nearest to its towns
 * first, then in the list's order.
 */
export function nearlyRight(
  { cities: chosen = [] }: Criteria,
  ways: readonly Criteria[],
  { search, properties, cities }: Pick<Catalogue, 'search' | 'properties' | 'cities'>,
): Property[] {
  const towns = chosen.flatMap((id) => cities.get(id) ?? []);
  const kmTo = (id: string): number => {
    const city = cities.get(id);
    return city && towns.length > 0 ? Math.min(...towns.map((town) => distance(town, city))) : 0;
  };
  const ids = new Set(ways.flatMap((way) => search.search(way, looked).ids));
  return [...ids]
    .flatMap((id) => properties.get(id) ?? [])
    .map((home) => ({ home, km: kmTo(home.city) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, shown)
    .map(({ home }) => home);
}
