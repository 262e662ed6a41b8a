import type { Point } from './map-messages.ts';

/** The filter parameter takes at most 40 corners; of what is drawn by hand fewer keep the address short and look no different. */
const drawnCorners = 24;

/** Takes a line; returns it closed, with as many corners as an area may have, the flattest left out first (Visvalingam). */
export function simplify(line: readonly Point[], maxCorners = drawnCorners): Point[] {
  const corners = line.map(rounded).filter((point, i, all) => !isSame(point, all[(i + 1) % all.length]));
  const surfaces = corners.map((_, i) => surfaceAt(corners, i));
  while (corners.length > maxCorners) {
    const flattest = surfaces.indexOf(Math.min(...surfaces));
    corners.splice(flattest, 1);
    surfaces.splice(flattest, 1);
    // Its neighbours lie between other corners now.
    for (const i of [flattest - 1, flattest].map((at) => (at + corners.length) % corners.length))
      surfaces[i] = surfaceAt(corners, i);
  }
  return corners;
}

/** The value of the filter parameter `area`: "lng,lat" with four decimals, joined by "_"; empty where it encloses nothing. */
export function areaText(corners: readonly Point[]): string {
  if (corners.length < 3 || Math.abs(twiceSurface(corners)) < 1e-6) return '';
  return corners.map(([longitude, latitude]) => `${longitude.toFixed(4)},${latitude.toFixed(4)}`).join('_');
}

const rounded = ([longitude, latitude]: Point): Point => [
  Math.round(longitude * 1e4) / 1e4,
  Math.round(latitude * 1e4) / 1e4,
];

const isSame = (a: Point, b: Point | undefined): boolean => b !== undefined && a[0] === b[0] && a[1] === b[1];

/** In square degrees; the shoelace formula. */
const twiceSurface = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** Twice the surface between a corner and its two neighbours. */
function surfaceAt(ring: readonly Point[], i: number): number {
  const corner = ring[i] ?? [0, 0];
  return Math.abs(twiceSurface([ring.at(i - 1) ?? corner, corner, ring[(i + 1) % ring.length] ?? corner]));
}
