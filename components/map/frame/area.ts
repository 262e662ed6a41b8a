import type { Point } from '@/lib/map/map-messages';

/** The filter parameter takes at most 40 corners; fewer keep the address short and look no different. */
const maxCorners = 24;

/** Takes a line drawn by hand; returns it with as many corners as an area may have, the flattest left out first (Visvalingam). */
export function simplify(line: readonly Point[]): Point[] {
  const corners = line.map(rounded).filter((point, i, all) => !isSame(point, all[(i + 1) % all.length]));
  while (corners.length > maxCorners) corners.splice(flattest(corners), 1);
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

function flattest(ring: readonly Point[]): number {
  const surfaces = ring.map((point, i) =>
    Math.abs(twiceSurface([ring.at(i - 1) ?? point, point, ring[(i + 1) % ring.length] ?? point])),
  );
  return surfaces.indexOf(Math.min(...surfaces));
}
