import type { Locale } from '../../i18n/locales.ts';
import type { Catalogue } from '../catalogue.ts';
import { distance, type Place } from '../places/distance.ts';
import { townCalled } from '../places/towns.ts';
import type { Property } from '../schema/property.ts';
import type { Criteria } from './criteria.ts';

/** The number of homes examined for each relaxed filter: enough to find the nearest among them. */
const maxExamined = 500;
/** For a list without homes, and for one with a few. */
const maxShown = { none: 6, few: 3 };

type NamedPlace = Place & { name: Record<Locale, string> };

export interface NearHome {
  home: Property;
  /** The nearest of the chosen towns with its distance from the town of the home, centre to centre; null if no town is chosen. */
  nearest: { town: NamedPlace; km: number } | null;
}

/**
 * Takes the criteria of a list with no or few homes (`found`, by their ids), and the same without each of its filters (`relaxed`); returns
 * the other homes that those find, nearest to the chosen towns first, then in the list's order.
 */
export function nearMatches(
  { cities: chosen = [], towns: named = [] }: Criteria,
  found: readonly number[],
  relaxed: readonly Criteria[],
  { search, properties, cities }: Pick<Catalogue, 'search' | 'properties' | 'cities'>,
): NearHome[] {
  const towns: NamedPlace[] = [
    ...chosen.flatMap((id) => cities.get(id) ?? []),
    ...named.flatMap((name) => townCalled(name) ?? []),
  ];
  const nearestTo = (id: string): NearHome['nearest'] => {
    const city = cities.get(id);
    const byDistance = city ? towns.map((town) => ({ town, km: distance(town, city) })) : [];
    return byDistance.sort((a, b) => a.km - b.km)[0] ?? null;
  };
  const ids = new Set(relaxed.flatMap((criteria) => search.search(criteria, maxExamined).ids));
  for (const id of found) ids.delete(id);
  return [...ids]
    .flatMap((id) => properties.get(id) ?? [])
    .map((home) => ({ home, nearest: nearestTo(home.city) }))
    .sort((a, b) => (a.nearest?.km ?? 0) - (b.nearest?.km ?? 0))
    .slice(0, found.length > 0 ? maxShown.few : maxShown.none);
}
