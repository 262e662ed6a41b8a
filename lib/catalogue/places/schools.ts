import { distance, type Place } from './distance.ts';
import type { Region } from './region.ts';
// Sites of French-speaking primary and secondary schools, October 2023: ODWB "signaletique-fase" (NOTICE). No open list of other schools has names.
import file from './schools.json' with { type: 'json' };

export const schoolLevels = ['primary', 'secondary'] as const;
type SchoolLevel = (typeof schoolLevels)[number];

const schools = file as unknown as [name: string, longitude: number, latitude: number, level: SchoolLevel][];

/** The regions of which the list has most schools; elsewhere the nearest school of the list may not be the nearest of all. */
const covered: readonly (Region | null)[] = ['wallonia', 'brussels'];
/** A school farther away is irrelevant for a home. */
const maxDistanceKm = 3;

export interface NearestSchool {
  level: SchoolLevel;
  name: string;
  /** The distance in km, as the crow flies. */
  km: number;
}

/** The nearest French-speaking school of each level within 3 km; none where the data do not cover the region. */
export function nearestSchools(place: Place, region: Region | null): NearestSchool[] {
  if (!covered.includes(region)) return [];
  return schoolLevels.flatMap((wanted) => {
    const [nearest] = schools
      .filter(([, , , level]) => level === wanted)
      .map(([name, longitude, latitude, level]) => ({ level, name, km: distance({ longitude, latitude }, place) }))
      .sort((a, b) => a.km - b.km);
    return nearest && nearest.km <= maxDistanceKm ? [nearest] : [];
  });
}
