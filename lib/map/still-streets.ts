import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { roundTo } from '../base/round.ts';
import type { Location } from '../catalogue/places/location.ts';
import { mapSource } from './map-file.ts';
import type { Point } from './map-messages.ts';
import { roads } from './road-classes.ts';
import { sheet } from './still-names.ts';
import { placeStreetNames, type StreetLine, type StreetName } from './street-names.ts';
import { readTileSchema, type TileSchema } from './tile-schema.ts';

/** The streets around a place in px of the sheet of a still map, from the smallest to the largest. */
export interface StillStreets {
  roads: { id: string; path: string; width: number }[];
  names: StreetName[];
  /** The radius in px around the middle within which the place lies; 0 for a pin. */
  radius: number;
  /** The source of the data in plain text. */
  credit: string;
}

interface Metadata {
  vector_layers?: { id: string }[];
  /** In HTML. */
  attribution?: string;
}

/** Around a pin, tiles of this zoom level are read, and the sheet is 1.6 km wide. */
const pinZoom = 14;
const pinPixelsPerKm = 400;
/** A circle is half as high as the sheet. */
const circleRadius = sheet.height / 4;
const worldKm = 40_075;
/** The drawn classes of roads, without lanes and tracks, which are many and do not help to find a home. */
const drawn = roads.filter(({ named, id }) => named !== null || id === 'motorway');

/**
 * Returns the streets around a place; around the circle of a hidden address, `street` is ignored. Returns null if the map file has no streets
 * there, or cannot be read, which is logged: a page shows the land instead.
 */
export async function toStillStreets(location: Location, street = ''): Promise<StillStreets | null> {
  const source = mapSource();
  if (!source) return null;
  try {
    return await readStreets(location, street, new PMTiles(source));
  } catch (error) {
    console.error(`The streets of ${source.getKey()} cannot be read:`, error);
    return null;
  }
}

async function readStreets(
  { longitude, latitude, radius }: Location,
  street: string,
  archive: PMTiles,
): Promise<StillStreets | null> {
  const { vector_layers: layers = [], attribution = '© OpenStreetMap' } = (await archive.getMetadata()) as Metadata;
  const schema = readTileSchema(layers.map(({ id }) => id));
  if (!schema) return null;
  const isPin = radius === 0;
  const zoom = isPin ? pinZoom : pinZoom - 1;
  const pixelsPerKm = isPin ? pinPixelsPerKm : circleRadius / (radius / 1000);
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
    const px = (width.find(([from]) => from === pinZoom)?.[1] ?? 1) * Math.sqrt(pixelsPerKm / pinPixelsPerKm);
    return path ? [{ id, path, width: roundTo(px, 1) }] : [];
  });
  if (paths.length === 0) return null;
  return {
    roads: paths,
    names: placeStreetNames(lines, isPin ? street : null),
    radius: isPin ? 0 : circleRadius,
    credit: attribution.replaceAll(/<[^>]*>/g, ''),
  };
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
