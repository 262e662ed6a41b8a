import type { Locale } from '../../i18n/locales.ts';
import { distance, type Place } from './distance.ts';
// Stations of Belgium and Luxembourg with trains in service: iRail, CC0 (NOTICE). Trains are stops a day, on average of the week.
import file from './stations.json' with { type: 'json' };

type Row = [name: string, longitude: number, latitude: number, trains: number, names?: Partial<Record<Locale, string>>];

const stations = file as unknown as Row[];

/** Returns all stations, each with its name in a language, and with all of its names. */
export const stationNames = (locale: Locale) =>
  stations.map(([name, longitude, latitude, , names]) => ({
    name: names?.[locale] ?? name,
    names: [name, ...Object.values(names ?? {})],
    longitude,
    latitude,
  }));

/** The walking distance as the crow flies: about twenty minutes. */
const maxWalkKm = 1.5;
/** The degrees of latitude beyond which a station is certainly farther. */
const maxLatitudeDegrees = 0.02;
/** A station farther away is irrelevant for a home. */
const maxDistanceKm = 15;

/** Whether a railway station is within walking distance of a place. */
export const isNearStation = (place: Place): boolean =>
  stations.some(
    ([, longitude, latitude]) =>
      Math.abs(latitude - place.latitude) < maxLatitudeDegrees && distance({ longitude, latitude }, place) <= maxWalkKm,
  );

export interface NearestStation {
  /** In the language of the page, if a name in it exists. */
  name: string;
  /** The distance in km, as the crow flies. */
  km: number;
  /** The number of trains a day, on average. */
  trains: number;
}

/** Returns the station nearest to a place; null beyond 15 km. */
export function nearestStation(place: Place, locale: Locale): NearestStation | null {
  const [nearest] = stations
    .map(([name, longitude, latitude, trains, names]) => ({
      name: names?.[locale] ?? name,
      km: distance({ longitude, latitude }, place),
      trains,
    }))
    .sort((a, b) => a.km - b.km);
  return nearest && nearest.km <= maxDistanceKm ? nearest : null;
}
