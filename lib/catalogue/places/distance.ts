/** A place, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

const kmPerDegree = 111.2;

/** Kilometres as the crow flies; over distances within a country the earth is flat enough. */
export const distance = (a: Place, b: Place): number =>
  kmPerDegree *
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180));
