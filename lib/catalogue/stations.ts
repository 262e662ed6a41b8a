import { distance, type Place } from './distance.ts';
// Name, longitude and latitude of the stations of Belgium and Luxembourg with trains in service: iRail, CC0 (NOTICE).
import stations from './stations.json' with { type: 'json' };

/** km as the crow flies: about twenty minutes on foot. */
const walk = 1.5;
/** Degrees of latitude that are surely farther. */
const far = 0.02;

/** Whether a railway station is within walking distance of a place. */
export const isNearStation = (place: Place): boolean =>
  stations.some(([, longitude, latitude]) => {
    if (typeof longitude !== 'number' || typeof latitude !== 'number') return false;
    return Math.abs(latitude - place.latitude) < far && distance({ longitude, latitude }, place) <= walk;
  });
