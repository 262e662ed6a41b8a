/** A place, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Metres per degree of latitude, and per degree of longitude at the equator. */
export const metresPerDegree = 111_320;

/** Kilometres as the crow flies; over distances within a country the earth is flat enough. */
export const distance = (a: Place, b: Place): number =>
  (metresPerDegree / 1000) *
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180));
