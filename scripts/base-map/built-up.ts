import { metresPerDegree } from '../../lib/catalogue/places/distance.ts';
import type { Point, Ring } from './geometry.ts';
import type { Street } from './sources.ts';
import { classOf } from './streets.ts';

/** Degrees: squares of about 110 m. */
const width = 0.0016;
const height = 0.001;
/** Squares around one that count for it, by their distance. */
const blur = [1, 0.9, 0.6, 0.25];
/** Metres of residential street around a square, weighted, above which it is built up. */
const threshold = 700;
/** Squares: smaller patches and clearings are left out. */
const minArea = 10;

/**
 * Built-up land, which no open source at hand has: where residential streets lie close together. Closed rings of a polygon each, the
 * clearings in them after the outline.
 */
export function builtUp(streets: readonly Street[], [west, south, east, north]: readonly number[]): Ring[][] {
  const [left = 0, bottom = 0] = [west, south];
  const columns = Math.ceil(((east ?? 0) - left) / width);
  const rows = Math.ceil(((north ?? 0) - bottom) / height);
  const density = blurGrid(lengths(streets, { left, bottom, columns, rows }), columns, rows);
  const rings = outlines(density, columns, rows);
  const outer = rings.filter((ring) => surface(ring) > minArea);
  const polygons = outer.map((ring) => ({ ring, box: boxOf(ring), area: surface(ring), holes: [] as Ring[] }));
  for (const hole of rings.filter((ring) => surface(ring) < -minArea)) {
    const [x, y] = hole[0] ?? [0, 0];
    const around = polygons.filter(
      ({ ring, box: [minX, minY, maxX, maxY] }) =>
        x >= minX && x <= maxX && y >= minY && y <= maxY && holds(ring, [x, y]),
    );
    around.sort((a, b) => a.area - b.area)[0]?.holes.push(hole);
  }
  const toDegrees = ([x, y]: Point): Point => [
    Math.round((left + x * width) * 1e5) / 1e5,
    Math.round((bottom + y * height) * 1e5) / 1e5,
  ];
  return polygons.map(({ ring, holes }) => [ring, ...holes].map((one) => one.map(toDegrees)));
}

interface Grid {
  left: number;
  bottom: number;
  columns: number;
  rows: number;
}

/** Metres of residential street in each square. */
function lengths(streets: readonly Street[], { left, bottom, columns, rows }: Grid): Float32Array {
  const grid = new Float32Array(columns * rows);
  for (const { highway, line } of streets)
    if (classOf(highway).name === 'minor' && highway !== 'unclassified' && highway !== 'road')
      for (const [i, [x, y]] of line.slice(1).entries()) {
        const [fromX, fromY] = line[i] ?? [x, y];
        const metres = Math.hypot((x - fromX) * Math.cos((y * Math.PI) / 180), y - fromY) * metresPerDegree;
        const parts = Math.max(1, Math.ceil(metres / 50));
        for (let part = 0; part < parts; part++) {
          const share = (part + 0.5) / parts;
          const column = Math.floor((fromX + (x - fromX) * share - left) / width);
          const row = Math.floor((fromY + (y - fromY) * share - bottom) / height);
          const square = row * columns + column;
          if (column >= 0 && column < columns && row >= 0 && row < rows)
            grid[square] = (grid[square] ?? 0) + metres / parts;
        }
      }
  return grid;
}

/** Spreads each square over its neighbours, first along the rows, then along the columns. */
function blurGrid(grid: Float32Array, columns: number, rows: number): Float32Array {
  const along = (from: Float32Array, step: number): Float32Array =>
    from.map((_, square) => {
      let sum = 0;
      for (let k = 1 - blur.length; k < blur.length; k++)
        sum += (blur[Math.abs(k)] ?? 0) * (from[square + k * step] ?? 0);
      return sum;
    });
  const spread = along(along(grid, 1), columns);
  // An empty rim closes every outline.
  return spread.map((value, square) => {
    const [column, row] = [square % columns, Math.floor(square / columns)];
    return column < 1 || row < 1 || column >= columns - 1 || row >= rows - 1 ? 0 : value;
  });
}

/** The lines of equal density at the threshold (marching squares), dense land to their left: outlines turn left, clearings right. */
function outlines(density: Float32Array, columns: number, rows: number): Ring[] {
  const next = new Map<string, Point>();
  const value = (x: number, y: number) => density[y * columns + x] ?? 0;
  for (let y = 0; y < rows - 1; y++)
    for (let x = 0; x < columns - 1; x++) {
      const corners: Point[] = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
      const dense = corners.map(([cx, cy]) => value(cx, cy) > threshold);
      for (const [i, inside] of dense.entries()) {
        // A line enters the square where its rim, walked to the left, leaves the dense land, and ends where it comes back.
        if (!inside || dense[(i + 1) % 4]) continue;
        let end = (i + 1) % 4;
        while (!dense[(end + 1) % 4]) end = (end + 1) % 4;
        const from = crossing(corners, i, value);
        next.set(from.join(' '), crossing(corners, end, value));
      }
    }
  const rings: Ring[] = [];
  for (const [first] of next) {
    const ring: Ring = [];
    for (let at = first, to = next.get(at); to; at = to.join(' '), to = next.get(at)) {
      next.delete(at);
      ring.push(to);
    }
    const [start] = ring;
    if (start && ring.length > 2) rings.push([...ring, start]);
  }
  return rings;
}

/** Returns the point of the threshold on the side of a square after a corner; it is equal from both squares of the side. */
function crossing(corners: readonly Point[], i: number, value: (x: number, y: number) => number): Point {
  const [a = [0, 0], b = [0, 0]] = [corners[i], corners[(i + 1) % 4]].sort(
    (one, other) => (one?.[0] ?? 0) - (other?.[0] ?? 0) || (one?.[1] ?? 0) - (other?.[1] ?? 0),
  );
  const [from, to] = [value(...a), value(...b)];
  // Never on the corner itself, where lines of other sides could end as well.
  const share = Math.min(0.99, Math.max(0.01, Math.round(((threshold - from) / (to - from)) * 100) / 100));
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** In squares; below 0 for a ring that turns right. */
const surface = (ring: Ring): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

const boxOf = (ring: Ring): [number, number, number, number] => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** Whether a point lies in a ring: a ray to the right crosses it an odd number of times. */
const holds = (ring: Ring, [x, y]: Point): boolean =>
  ring.reduce((inside, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
