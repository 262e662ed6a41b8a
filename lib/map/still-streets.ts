import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import type { Location } from '../catalogue/places/location.ts';
import { mapSource } from './map-file.ts';
import type { Point } from './map-messages.ts';
import { type RoadClass, roads } from './road-classes.ts';
import { sheet } from './surroundings.ts';
import { readTileSchema, type TileSchema } from './tile-schema.ts';

/** The name of a street, along its straightest piece on the sheet. */
interface StreetName {
  text: string;
  x: number;
  y: number;
  /** In degrees, clockwise. */
  angle: number;
  /** It is shown on wide screens only. */
  isMinor: boolean;
}

/** The streets around a place in px of the sheet of a still map, from the smallest to the largest. */
export interface StillStreets {
  roads: { id: string; path: string; width: number }[];
  names: StreetName[];
  /** The source of the data in plain text. */
  credit: string;
}

interface Metadata {
  vector_layers?: { id: string }[];
  /** In HTML. */
  attribution?: string;
}

const zoom = 14;
/** A sheet is 1.6 km wide. */
const pixelsPerKm = 400;
const worldKm = 40_075;
/** The drawn classes of roads, without lanes and tracks, which are many and do not help to find a home. */
const drawn = roads.filter(({ named, id }) => named !== null || id === 'motorway');

/**
 * Returns the streets around a place whose address is published; null if the map file has none there, or cannot be read, which is logged:
 * a page shows the land instead.
 */
export async function toStillStreets(location: Location): Promise<StillStreets | null> {
  const source = mapSource();
  if (location.radius > 0 || !source) return null;
  try {
    return await readStreets(location, new PMTiles(source));
  } catch (error) {
    console.error(`The streets of ${source.getKey()} cannot be read:`, error);
    return null;
  }
}

async function readStreets({ longitude, latitude }: Location, archive: PMTiles): Promise<StillStreets | null> {
  const { vector_layers: layers = [], attribution = '© OpenStreetMap' } = (await archive.getMetadata()) as Metadata;
  const schema = readTileSchema(layers.map(({ id }) => id));
  if (!schema) return null;
  const tiles = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  const scale = (pixelsPerKm * worldKm * Math.cos(radians)) / tiles;
  const left = ((longitude + 180) / 360) * tiles - sheet.width / 2 / scale;
  const top = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * tiles - sheet.height / 2 / scale;
  const lines: StreetLine[] = [];
  for (let x = Math.floor(left); x <= left + sheet.width / scale; x++)
    for (let y = Math.floor(top); y <= top + sheet.height / scale; y++) {
      const tile = await archive.getZxy(zoom, x, y);
      if (tile)
        lines.push(
          ...readStreetLines(tile.data, schema, (at) => [(x + at[0] - left) * scale, (y + at[1] - top) * scale]),
        );
    }
  const paths = drawn.flatMap(({ id, width }) => {
    const path = lines
      .filter((line) => line.road.id === id)
      .map(toPath)
      .join('');
    return path ? [{ id, path, width: width.find(([from]) => from === zoom)?.[1] ?? 1 }] : [];
  });
  if (paths.length === 0) return null;
  return { roads: paths, names: streetNames(lines), credit: attribution.replaceAll(/<[^>]*>/g, '') };
}

interface StreetLine {
  road: RoadClass;
  name: string;
  points: Point[];
}

/** Takes a tile and a function that places its points (0 to 1) on the sheet; returns the streets in the tile. */
function readStreetLines(data: ArrayBuffer, schema: TileSchema, place: (at: Point) => Point): StreetLine[] {
  const layer = new VectorTile(new PbfReader(data)).layers[schema === 'heem' ? 'streets' : 'roads'];
  if (!layer) return [];
  return Array.from({ length: layer.length }, (_, i) => layer.feature(i)).flatMap((feature) => {
    const kind = String(feature.properties[schema === 'heem' ? 'class' : 'kind_detail']);
    const road = drawn.find((candidate) => (schema === 'heem' ? candidate.ours : candidate.protomaps).includes(kind));
    if (!road || feature.properties.tunnel) return [];
    const name = String(feature.properties.name ?? '');
    return feature
      .loadGeometry()
      .map((line) => ({ road, name, points: line.map(({ x, y }) => place([x / feature.extent, y / feature.extent])) }));
  });
}

const isOnSheet = ([x, y]: Point, margin = 0): boolean =>
  x > -margin && x < sheet.width + margin && y > -margin && y < sheet.height + margin;

const inPixels = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Returns the part of a line on the sheet as an SVG path in whole px, each point relative to the previous one. */
function toPath({ points }: StreetLine): string {
  let [path, isDrawing] = ['', false];
  let [penX, penY] = [0, 0];
  points.forEach((point, i) => {
    const next = points[i + 1];
    if (!next || !(isOnSheet(point, 40) || isOnSheet(next, 40))) {
      isDrawing = false;
      return;
    }
    const [[x, y], [endX, endY]] = [inPixels(point), inPixels(next)];
    if (!isDrawing) path += `M${x} ${y}`;
    if (!isDrawing) [penX, penY] = [x, y];
    if (endX !== penX || endY !== penY) path += `l${endX - penX} ${endY - penY}`;
    [penX, penY, isDrawing] = [endX, endY, true];
  });
  return path;
}

/** The width of a letter in px of the sheet: a phone shows the sheet half as large. */
const letter = { phone: 11.5, wide: 6.2 };
const maxNames = 12;
/** The minimum distance between the middles of two names in px. */
const minNameDistance = 56;

interface Piece {
  name: string;
  /** Higher for a larger road. */
  rank: number;
  /** In px. */
  length: number;
  middle: Point;
  angle: number;
}

const degrees = ([x, y]: Point, [endX, endY]: Point): number => (Math.atan2(endY - y, endX - x) * 180) / Math.PI;
/** The maximum bend of a straight piece in degrees. */
const maxBend = 12;

/** Returns the straight pieces of a street. */
function straightPieces({ name, road, points }: StreetLine): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (let i = 1; i < points.length; i++) {
    const [from, second, end, next] = [points[start], points[start + 1], points[i], points[i + 1]];
    if (!from || !second || !end) continue;
    const bend = next ? Math.abs(degrees(end, next) - degrees(from, second)) : 180;
    if (Math.min(bend, 360 - bend) < maxBend) continue;
    const slope = degrees(from, end);
    const angle = slope > 90 ? slope - 180 : slope < -90 ? slope + 180 : slope;
    const middle: Point = [(from[0] + end[0]) / 2, (from[1] + end[1]) / 2];
    pieces.push({
      name,
      rank: drawn.indexOf(road),
      length: Math.hypot(end[0] - from[0], end[1] - from[1]),
      middle,
      angle,
    });
    start = i;
  }
  return pieces;
}

/** Whether the name fits along its piece, and on the sheet, where a letter is this wide. */
function fits({ name, length, middle: [x, y], angle }: Piece, letterWidth: number): boolean {
  const width = name.length * letterWidth;
  const [right, down] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const ends = [-0.5, 0.5].map((share): Point => [x + share * width * right, y + share * width * down]);
  return length > width && ends.every((end) => isOnSheet(end, -letterWidth));
}

/** Returns names along straight pieces of their streets, larger streets first, none close to another, the home or the button. */
function streetNames(lines: readonly StreetLine[]): StreetName[] {
  const pieces = lines
    .filter(({ name, road }) => name && road.named !== null)
    .flatMap(straightPieces)
    .filter((piece) => fits(piece, letter.wide))
    .sort((a, b) => b.rank - a.rank || b.length - a.length);
  const names: StreetName[] = [];
  const taken: Point[] = [
    [sheet.width / 2, sheet.height / 2],
    [sheet.width - 110, sheet.height - 40],
  ];
  for (const piece of pieces) {
    const { name, middle, angle } = piece;
    const [x, y] = inPixels(middle);
    if (names.length === maxNames) break;
    if (names.some(({ text }) => text === name)) continue;
    if (taken.some(([otherX, otherY]) => Math.hypot(otherX - x, (otherY - y) * 1.5) < minNameDistance)) continue;
    taken.push([x, y]);
    names.push({ text: name, x, y, angle: Math.round(angle), isMinor: !fits(piece, letter.phone) });
  }
  return names;
}
