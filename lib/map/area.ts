import { roundTo } from '../base/round.ts';
import type { Point } from './map-messages.ts';

/** The filter parameter takes at most 40 corners; for an area drawn by hand fewer keep the address short and look the same. */
const drawnCorners = 24;

/** Takes a drawn line; returns its corners, reduced to the allowed number by leaving out the flattest first (Visvalingam). */
export function simplify(line: readonly Point[], maxCorners = drawnCorners): Point[] {
  const corners = line.map(roundPoint).filter((point, i, all) => !isSame(point, all[(i + 1) % all.length]));
  const surfaces = corners.map((_, i) => surfaceAt(corners, i));
  while (corners.length > maxCorners) {
    const flattest = surfaces.indexOf(Math.min(...surfaces));
    corners.splice(flattest, 1);
    surfaces.splice(flattest, 1);
    // The neighbours of the removed corner now lie between other corners.
    for (const i of [flattest - 1, flattest].map((at) => (at + corners.length) % corners.length))
      surfaces[i] = surfaceAt(corners, i);
  }
  return corners;
}

/** Returns the value of the filter parameter `area`: "lng,lat" with four decimals, joined by "_"; empty if the corners enclose nothing. */
export function areaText(corners: readonly Point[]): string {
  if (corners.length < 3 || Math.abs(twiceSurface(corners)) < 1e-6) return '';
  return corners.map(([longitude, latitude]) => `${longitude.toFixed(4)},${latitude.toFixed(4)}`).join('_');
}

const roundPoint = ([longitude, latitude]: Point): Point => [roundTo(longitude, 4), roundTo(latitude, 4)];

const isSame = (a: Point, b: Point | undefined): boolean => b !== undefined && a[0] === b[0] && a[1] === b[1];

/** Returns the surface in square degrees, by the shoelace formula. */
const twiceSurface = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** Returns twice the surface between a corner and its two neighbours. */
function surfaceAt(ring: readonly Point[], i: number): number {
  const corner = ring[i] ?? [0, 0];
  return Math.abs(twiceSurface([ring.at(i - 1) ?? corner, corner, ring[(i + 1) % ring.length] ?? corner]));
}
