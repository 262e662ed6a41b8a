import { Delaunay, type Voronoi } from 'd3-delaunay';
import type { Place } from './places.ts';

export type Point = [longitude: number, latitude: number];

interface Cell {
  place: Place;
  ring: Point[];
  /** km² */
  area: number;
}

interface Land {
  cells: Cell[];
  /** Edges between Belgium, Luxembourg, their neighbours and the sea. */
  countryBorders: Point[][];
  provinceBorders: Point[][];
}

/** A degree of latitude in km, and how much narrower a degree of longitude is in the middle of the map. */
const kmPerDegree = 111.2;
const narrowing = Math.cos((50.5 * Math.PI) / 180);

/** The coast from De Panne to Knokke: a row of places that are water. */
const seaPlaces: Point[] = Array.from({ length: 17 }, (_, i) => [2.45 + i * 0.0575, 51.12 + i * 0.0187]);

/** Takes places, those of neighbouring countries included; returns the land of Belgium and Luxembourg, with a cell around each place. */
export function cutCells(places: readonly Place[]): Land {
  const points: Point[] = [...places.map(({ longitude, latitude }): Point => [longitude, latitude]), ...seaPlaces];
  const flat = points.map(([x, y]): Point => [x * narrowing, y]);
  const voronoi = Delaunay.from(flat).voronoi([1.5 * narrowing, 48.7, 7.6 * narrowing, 52.2]);
  const cells = places.flatMap((place, i): Cell[] => {
    if (!isDrawn(place)) return [];
    const ring = [...(voronoi.cellPolygon(i) ?? [])].map(([x, y]): Point => [x / narrowing, y]);
    return ring.length < 4 ? [] : [{ place, ring, area: areaOf(ring) }];
  });
  return { cells, ...bordersOf(places, voronoi) };
}

const isDrawn = (place: Place | undefined): boolean => place?.country === 'BE' || place?.country === 'LU';

function bordersOf(places: readonly Place[], voronoi: Voronoi<Point>): Omit<Land, 'cells'> {
  const countryBorders: Point[][] = [];
  const provinceBorders: Point[][] = [];
  const provinces = places.map((place, i) =>
    provinceOf(
      place,
      [...voronoi.neighbors(i)].map((j) => places[j]),
    ),
  );
  for (const [i, place] of places.entries()) {
    if (!isDrawn(place)) continue;
    for (const j of voronoi.neighbors(i)) {
      const other = places[j];
      if (isDrawn(other) && j < i) continue;
      const edge = edgeBetween(voronoi, i, j);
      if (!edge) continue;
      if (other?.country !== place.country) countryBorders.push(edge);
      else if (provinces[i] !== provinces[j]) provinceBorders.push(edge);
    }
  }
  return { countryBorders: joinEdges(countryBorders), provinceBorders: joinEdges(provinceBorders) };
}

/** The province of a place; a place whose neighbours are all in another province is an error of GeoNames and gets theirs. */
function provinceOf(place: Place, neighbours: readonly (Place | undefined)[]): string {
  const around = neighbours.filter((other) => other?.country === place.country);
  const alone = around.length > 2 && around.every((other) => other?.province !== place.province);
  return alone ? (around[0]?.province ?? place.province) : place.province;
}

/** The edge that two cells share: the corners of both; null if there is none. */
function edgeBetween(voronoi: Voronoi<Point>, i: number, j: number): Point[] | null {
  const corners = new Set((voronoi.cellPolygon(j) ?? []).map(keyOf));
  const shared = (voronoi.cellPolygon(i) ?? []).slice(1).filter((corner) => corners.has(keyOf(corner)));
  return shared.length === 2 ? shared.map(([x, y]): Point => [x / narrowing, y]) : null;
}

const keyOf = ([x, y]: readonly [number, number]): string => `${x} ${y}`;

/** Joins edges that meet into long lines, so that they are drawn without gaps. */
function joinEdges(edges: Point[][]): Point[][] {
  const lines: Point[][] = [];
  const open = new Set(edges);
  const extend = (line: Point[]): boolean => {
    const end = keyOf(line.at(-1) as Point);
    for (const edge of open) {
      const [a, b] = edge as [Point, Point];
      if (keyOf(a) !== end && keyOf(b) !== end) continue;
      open.delete(edge);
      line.push(keyOf(a) === end ? b : a);
      return true;
    }
    return false;
  };
  for (const edge of open) {
    open.delete(edge);
    const line = [...edge];
    while (extend(line));
    line.reverse();
    while (extend(line));
    lines.push(line);
  }
  return lines;
}

/** km², by the shoelace formula. */
function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return (Math.abs(twice) / 2) * kmPerDegree ** 2 * narrowing;
}
