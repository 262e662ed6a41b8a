import type { Catalogue } from './catalogue.ts';
import { distance, type Place } from './distance.ts';
import type { Property } from './schema/property.ts';
import type { Criteria } from './search/criteria.ts';
import { townCalled } from './towns.ts';

/** Homes that are looked at for each relaxed filter: enough to find the nearest among them. */
const maxExamined = 500;
const maxShown = 6;

export interface NearHome {
  home: Property;
  /** From the nearest of the chosen towns to that of the home, centre to centre; null where none is chosen. */
  km: number | null;
}

/**
 * For a list without homes: those that it would show without one of its filters (`ways`, the list without each), nearest to its towns
 * first, then in the list's order.
 */
export function nearMatches(
  { cities: chosen = [], town }: Criteria,
  ways: readonly Criteria[],
  { search, properties, cities }: Pick<Catalogue, 'search' | 'properties' | 'cities'>,
): NearHome[] {
  const named = town === undefined ? null : townCalled(town);
  const towns: Place[] = [...chosen.flatMap((id) => cities.get(id) ?? []), ...(named ? [named] : [])];
  const kmTo = (id: string): number | null => {
    const city = cities.get(id);
    return city && towns.length > 0 ? Math.min(...towns.map((one) => distance(one, city))) : null;
  };
  const ids = new Set(ways.flatMap((way) => search.search(way, maxExamined).ids));
  return [...ids]
    .flatMap((id) => properties.get(id) ?? [])
    .map((home) => ({ home, km: kmTo(home.city) }))
    .sort((a, b) => (a.km ?? 0) - (b.km ?? 0))
    .slice(0, maxShown);
}
