import { simplify } from '../map/area.ts';
import type { Point } from '../map/map-messages.ts';
import { type RoadGraph, unitsPerDegree } from './road-graph.ts';

/** Corners that the filter parameter `area` takes. */
const maxCorners = 40;
/** The number of squares across from which an area is drawn; each is at least 200 m wide. */
const cellsAcross = 56;
const minCellDegrees = 0.0018;
/** A degree of longitude in Belgium, in degrees of latitude. */
const narrowing = 0.63;

/**
 * Returns the outline of the area within the limits of all searches: the largest connected part, as corners of a ring; null if there is
 * none. Takes for each search the seconds to each node (Infinity beyond its limit), and the nodes that count.
 */
export function traceOutline(
  graph: RoadGraph,
  searches: readonly Float64Array[],
  counted: Uint32Array,
): Point[] | null {
  const reached = searches.map((times) => reachedCells(times, counted));
  const raster = createRaster(graph, reached);
  if (!raster) return null;
  const masks = reached.map((nodes) => closeGaps(occupiedSquares(nodes, raster), raster.columns));
  const [first = new Set<number>(), ...others] = masks;
  const both = [...first].filter((square) => others.every((mask) => mask.has(square)));
  const part = largestPart(new Set(both), raster.columns);
  if (part.size < 2) return null;
  return simplify(ringAround(part, raster.columns).map(raster.cornerOf), maxCorners);
}

// Plain loops: an hour's drive reaches most of 174,000 nodes.
function reachedCells(times: Float64Array, counted: Uint32Array): Uint32Array {
  const reached = new Uint32Array(counted.length);
  let count = 0;
  for (const node of counted) if (times[node] !== Number.POSITIVE_INFINITY) reached[count++] = node;
  return reached.subarray(0, count);
}

interface Raster {
  columns: number;
  rows: number;
  squareOf(node: number): number;
  /** Returns the place of a corner between squares, which is numbered like the square to its north-east. */
  cornerOf(corner: number): Point;
}

/** Squares over the nodes, with two free ones at each side. */
function createRaster({ longitude, latitude }: RoadGraph, reached: readonly Uint32Array[]): Raster | null {
  if (reached.some((nodes) => nodes.length === 0)) return null;
  const x = (node: number) => (longitude[node] ?? 0) / unitsPerDegree;
  const y = (node: number) => (latitude[node] ?? 0) / unitsPerDegree;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const nodes of reached)
    for (const node of nodes) {
      const [nodeX, nodeY] = [x(node), y(node)];
      if (nodeX < west) west = nodeX;
      if (nodeX > east) east = nodeX;
      if (nodeY < south) south = nodeY;
      if (nodeY > north) north = nodeY;
    }
  const height = Math.max(minCellDegrees, (north - south) / cellsAcross, ((east - west) * narrowing) / cellsAcross);
  const width = height / narrowing;
  const [left, bottom] = [west - 2 * width, south - 2 * height];
  const columns = Math.ceil((east - west) / width) + 5;
  return {
    columns,
    rows: Math.ceil((north - south) / height) + 5,
    squareOf: (node) => Math.floor((y(node) - bottom) / height) * columns + Math.floor((x(node) - left) / width),
    cornerOf: (corner) => [left + (corner % columns) * width, bottom + Math.floor(corner / columns) * height],
  };
}

function occupiedSquares(nodes: Uint32Array, { squareOf, columns, rows }: Raster): Set<number> {
  const isHit = new Uint8Array(columns * rows);
  for (const node of nodes) isHit[squareOf(node)] = 1;
  return new Set([...isHit.keys()].filter((square) => isHit[square] === 1));
}

const neighbourOffsets = (columns: number) => [
  1,
  columns + 1,
  columns,
  columns - 1,
  -1,
  -columns - 1,
  -columns,
  1 - columns,
];

/** Adds squares that have three or more of their eight neighbours in the area. */
function closeGaps(squares: Set<number>, columns: number): Set<number> {
  const steps = neighbourOffsets(columns);
  const neighbours = new Map<number, number>();
  for (const square of squares)
    for (const step of steps) neighbours.set(square + step, (neighbours.get(square + step) ?? 0) + 1);
  const between = [...neighbours].filter(([, count]) => count > 2).map(([square]) => square);
  return new Set([...squares, ...between]);
}

function largestPart(squares: Set<number>, columns: number): Set<number> {
  const unvisited = new Set(squares);
  let largest = new Set<number>();
  for (const start of squares) {
    if (!unvisited.delete(start)) continue;
    const part = new Set([start]);
    for (const square of part)
      for (const step of [1, columns, -1, -columns]) if (unvisited.delete(square + step)) part.add(square + step);
    if (part.size > largest.size) largest = part;
  }
  return largest;
}

/** Returns the outer edge of connected squares as corners, counter-clockwise, without holes. */
function ringAround(squares: Set<number>, columns: number): number[] {
  // Along each side the area lies to the left: east along the bottom, north along the right, and so on.
  const directions = [1, columns, -1, -columns];
  /** Returns the square to the left of a side that leaves a corner in a direction. */
  const leftOf = (corner: number, direction: number) => corner + ([0, -1, -columns - 1, -columns][direction] ?? 0);
  const rightOf = (corner: number, direction: number) => leftOf(corner, (direction + 3) % 4);
  const isSide = (corner: number, direction: number) =>
    squares.has(leftOf(corner, direction)) && !squares.has(rightOf(corner, direction));
  // The lowest square has nothing below it.
  const start = Math.min(...squares);
  const ring: number[] = [];
  let [corner, direction] = [start, 0];
  do {
    corner += directions[direction] ?? 0;
    // If two squares touch in a corner, the right turn keeps to the outside.
    const next = [3, 0, 1, 2].map((turn) => (direction + turn) % 4).find((turned) => isSide(corner, turned)) ?? 0;
    if (next !== direction) ring.push(corner);
    direction = next;
  } while (corner !== start || direction !== 0);
  return ring;
}
