import { roundTo } from '../../base/round.ts';
import { metresPerDegree } from './distance.ts';

/** A point in degrees, with the radius in metres within which the home lies: 0 where its address is published. */
export interface Location {
  latitude: number;
  longitude: number;
  radius: number;
}

/** A home or a project, with its exact point and whether that may be shown. */
interface Located {
  id: number;
  address: { publish: boolean; latitude: number; longitude: number };
}

/** Side of the squares that hidden homes are put into, in metres. */
const cellMetres = 600;
/** The largest distance of a circle's centre from the middle of its square, in metres. */
const jitterMetres = 150;
/** From the middle of a square to its corner, and the jitter on top: the home is always inside. */
const radius = Math.ceil(cellMetres / Math.SQRT2 + jitterMetres * Math.SQRT2);

/**
 * Returns the location of a home that the site may show. A hidden address becomes a circle around a square of 600 m, shifted by the number
 * of the home: this rule reveals only the square, so it needs no secret, and the circle never moves (product.md: no exact coordinates anywhere).
 */
export function publicLocation({ id, address }: Located): Location {
  const { publish, latitude, longitude } = address;
  if (publish) return { latitude, longitude, radius: 0 };
  const north = (Math.floor((latitude * metresPerDegree) / cellMetres) + 0.5) * cellMetres + shiftMetres(id, 1);
  // The width of a degree is taken at the square, not at the home: otherwise the east reveals the north.
  const width = metresPerDegree * Math.cos((north / metresPerDegree) * (Math.PI / 180));
  const east = (Math.floor((longitude * width) / cellMetres) + 0.5) * cellMetres + shiftMetres(id, 2);
  return { latitude: roundTo(north / metresPerDegree, 5), longitude: roundTo(east / width, 5), radius };
}

/** From -jitter to +jitter metres, the same for a number every time. */
function shiftMetres(id: number, axis: number): number {
  let mixed = Math.imul(id ^ Math.imul(axis, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (((mixed ^ (mixed >>> 16)) >>> 0) / 0xffffffff) * 2 * jitterMetres - jitterMetres;
}
