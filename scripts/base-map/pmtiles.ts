import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { BufferWriter, S2PMTilesWriter } from 's2-pmtiles';
import type { Line, Ring } from './geometry.ts';

/** West, south, east, north, in degrees. */
export type Bounds = readonly [number, number, number, number];

/** Something to draw, in a layer of the tiles of some zooms. */
export interface TileFeature {
  layer: string;
  minzoom: number;
  maxzoom: number;
  properties: Readonly<Record<string, string | number | boolean>>;
  geometry: { type: 'LineString'; coordinates: Line } | { type: 'Polygon'; coordinates: Ring[] };
}

interface Archive {
  /** Everything, up to `overviewZoom`. */
  bounds: Bounds;
  /** The parts with streets, above it. */
  detailAreas: readonly Bounds[];
  overviewZoom: number;
  maxzoom: number;
  attribution: string;
  description: string;
}

const extent = 4096;
const buffer = 64;

/** Cuts features into vector tiles and packs them in one PMTiles file (github.com/protomaps/PMTiles, version 3). */
export async function toPmtiles(features: readonly TileFeature[], archive: Archive): Promise<Uint8Array> {
  const writer = new BufferWriter();
  const file = new S2PMTilesWriter(writer, 1 /* vector tiles */, 2 /* gzip */);
  const indexes = [
    ...Map.groupBy(features, ({ layer, minzoom, maxzoom }) => `${layer} ${minzoom} ${maxzoom}`).values(),
  ].map(indexOf);
  for (const [z, x, y] of tilesOf(archive)) {
    const layers: Record<string, GeoJSONVTTile> = {};
    for (const { layer, minzoom, maxzoom, index } of indexes) {
      const tile = z >= minzoom && z <= maxzoom ? index.getTile(z, x, y) : null;
      if (!tile || tile.features.length === 0) continue;
      const before = layers[layer]?.features ?? [];
      layers[layer] = { ...tile, features: [...before, ...tile.features] } as GeoJSONVTTile;
    }
    if (Object.keys(layers).length > 0) await file.writeTileXYZ(z, x, y, fromGeojsonVt(layers, { version: 2, extent }));
  }
  await file.commit(metadataOf(features, archive) as unknown as Parameters<S2PMTilesWriter['commit']>[0]);
  const bytes = writer.commit();
  completeHeader(bytes, archive);
  return bytes;
}

function indexOf(group: readonly TileFeature[]) {
  const [first] = group;
  if (!first) throw new Error('A layer of the map has no features.');
  const { layer, minzoom, maxzoom } = first;
  const collection = {
    type: 'FeatureCollection' as const,
    features: group.map(({ properties, geometry }) => ({ type: 'Feature' as const, properties, geometry })),
  };
  const index = new GeoJSONVT(collection, { maxZoom: maxzoom, indexMaxZoom: 5, tolerance: 3, extent, buffer });
  return { layer, minzoom, maxzoom, index };
}

const lowestZoom = 5;

/** The tiles of all zooms from 5, as z, x, y. */
function* tilesOf({ bounds, detailAreas, overviewZoom, maxzoom }: Archive): Generator<[number, number, number]> {
  for (let z = lowestZoom; z <= maxzoom; z++) {
    // Neighbouring areas share tiles.
    const given = new Set<string>();
    for (const [west, south, east, north] of z > overviewZoom ? detailAreas : [bounds]) {
      const [left, top] = tileAt(z, west, north);
      const [right, bottom] = tileAt(z, east, south);
      for (let x = left; x <= right; x++)
        for (let y = top; y <= bottom; y++) {
          if (given.has(`${x} ${y}`)) continue;
          given.add(`${x} ${y}`);
          yield [z, x, y];
        }
    }
  }
}

/** The tile of a point (Web Mercator). */
function tileAt(z: number, longitude: number, latitude: number): [number, number] {
  const angle = (latitude * Math.PI) / 180;
  const [x, y] = [(longitude + 180) / 360, (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2];
  return [Math.floor(x * 2 ** z), Math.floor(y * 2 ** z)];
}

/** TileJSON; `detail_areas` is our own: where the tiles above the overview lie. */
function metadataOf(features: readonly TileFeature[], { detailAreas, attribution, description }: Archive) {
  const layers = [...Map.groupBy(features, ({ layer }) => layer)];
  return {
    name: 'Heem',
    type: 'baselayer',
    attribution,
    description,
    detail_areas: detailAreas,
    vector_layers: layers.map(([id, some]) => ({
      id,
      minzoom: some.reduce((min, { minzoom }) => Math.min(min, minzoom), maxTileZoom),
      maxzoom: some.reduce((max, { maxzoom }) => Math.max(max, maxzoom), 0),
      fields: Object.fromEntries(
        some.flatMap(({ properties }) =>
          Object.entries(properties).map(([key, value]) => [key, fieldTypes[typeof value]]),
        ),
      ),
    })),
  };
}

const maxTileZoom = 30;
const fieldTypes: Partial<Record<string, string>> = { string: 'String', number: 'Number', boolean: 'Boolean' };

/**
 * Completes the header: s2-pmtiles writes two letters of the format's name, and leaves the bounds and the centre at 0, with which MapLibre
 * draws nothing. In degrees × 10⁷, little-endian.
 */
function completeHeader(bytes: Uint8Array, { bounds, detailAreas, overviewZoom }: Archive): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  bytes.set(new TextEncoder().encode('PMTiles'), 0);
  const [west, south, east, north] = detailAreas[0] ?? bounds;
  bounds.forEach((degrees, i) => void view.setInt32(102 + 4 * i, Math.round(degrees * 1e7), true));
  view.setUint8(118, overviewZoom);
  view.setInt32(119, Math.round(((west + east) / 2) * 1e7), true);
  view.setInt32(123, Math.round(((south + north) / 2) * 1e7), true);
}
