import { distance, type Place } from '../distance.ts';
import type { Filters } from './criteria.ts';

/** A city and its centre. */
export interface Centre extends Place {
  id: string;
}

/**
 * The cities that a choice of cities with a radius reaches: those whose centre lies within it. A home counts by the centre
 * of its city, never by its own place, which may be hidden. undefined: all.
 */
export function citiesWithin(
  { cities, radius }: Pick<Filters, 'cities' | 'radius'>,
  centres: ReadonlyMap<string, Centre>,
): readonly string[] | undefined {
  if (!cities || !radius) return cities;
  const around = cities.flatMap((id) => centres.get(id) ?? []);
  const near = [...centres.values()].filter((centre) => around.some((other) => distance(other, centre) <= radius));
  return [...new Set([...cities, ...near.map(({ id }) => id)])];
}
