import { areaText } from '../map/area.ts';
import { traceOutline } from './area.ts';
import type { AreaTask, TimesTask } from './questions.ts';
import { timesFrom } from './reach.ts';
import type { Roads } from './roads.ts';
import type { TravelTimes } from './travel-search.ts';

/** The largest distance (km) of an address from a road, and of a home, which may be shown as a circle. */
const maxRoadKm = 0.5;
const maxHomeKm = 1;
/** Seconds to get into a car or to unlock a bicycle, and to park it. */
const parkingSeconds = { car: 120, bike: 60 };
/** The longest travel time that is shown. */
const maxMinutes = 90;

/** Returns the area within the limits of all origins as a value of the filter parameter `area`; null if they share none, or an origin is too far from the roads. */
export function travelArea({ origins }: AreaTask, roads: Roads): string | null {
  const searches: Float64Array[] = [];
  for (const { at, by, minutes } of origins) {
    const start = startNode(at, roads);
    if (start === null) return null;
    searches.push(timesFrom(roads.graph, start, by, minutes * 60 - parkingSeconds[by]));
  }
  const outline = traceOutline(roads.graph, searches, roads.ordinary);
  return outline && (areaText(outline) || null);
}

/** Returns the estimated minutes from each origin to each place; null if no road reaches it, for an unknown place, and beyond 90 minutes. */
export function travelTimes({ origins, places }: TimesTask, roads: Roads): TravelTimes {
  const nodes = places.map((place) => place && roads.nearest(place, maxHomeKm));
  return origins.map(({ at, by }) => {
    const start = startNode(at, roads);
    if (start === null) return nodes.map(() => null);
    const times = timesFrom(roads.graph, start, by, maxMinutes * 60 - parkingSeconds[by]);
    return nodes.map((node) => {
      const seconds = node === null ? Number.POSITIVE_INFINITY : (times[node] ?? Number.POSITIVE_INFINITY);
      return Number.isFinite(seconds) ? Math.ceil((seconds + parkingSeconds[by]) / 60) : null;
    });
  });
}

const startNode = ([longitude, latitude]: readonly [number, number], roads: Roads): number | null =>
  roads.nearest({ longitude, latitude }, maxRoadKm);
