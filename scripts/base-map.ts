import { globSync } from 'node:fs';
import { writeFile } from '../lib/files/write-file.ts';
import { builtUp } from './base-map/built-up.ts';
import { joinLines } from './base-map/geometry.ts';
import { type Bounds, type TileFeature, toPmtiles } from './base-map/pmtiles.ts';
import {
  readMunicipalBorders,
  readOverview,
  readRail,
  readStreets,
  sourceFiles,
  sourcePath,
} from './base-map/sources.ts';
import { streetFeatures } from './base-map/streets.ts';
import { makeOnce } from './support/made-file.ts';
import { inProject, root } from './support/project.ts';

// Makes the map of the sample agency, one PMTiles file, from data-sources/map: docs/map.md.

/** Belgium and Luxembourg: what the overview covers. */
const bounds: Bounds = [2.4, 49.4, 6.6, 51.6];
/** Limburg, Leuven and Liège: what the streets at hand cover. */
const detailBounds: Bounds = [4.53, 50.53, 5.86, 51.21];
/** Natural Earth lies up to 2 km off: good to zoom 8, bearable at 9 for land and water. */
const overviewZoom = 9;
const maxzoom = 14;

const file = inProject('public/map-frame/sample.pmtiles');
const madeFrom = [
  'scripts/base-map.ts',
  ...globSync('scripts/base-map/*.ts', { cwd: root }).sort(),
  ...(Object.keys(sourceFiles) as (keyof typeof sourceFiles)[]).map(sourcePath),
];

/** Makes the file where it is missing or its sources have changed (ten seconds). */
export async function prepareBaseMap(): Promise<void> {
  const made = await makeOnce([file], madeFrom, async () => {
    const bytes = await toPmtiles(features(), {
      bounds,
      detailBounds,
      overviewZoom,
      maxzoom,
      attribution:
        '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap contributors</a>, Infrabel, Statbel, Natural Earth',
      description: 'Streets of Limburg, Leuven and Liège in 2017; not for finding one’s way.',
    });
    writeFile(file, bytes);
    console.log(`map: ${(bytes.length / 1e6).toFixed(1)} MB`);
  });
  console.log(`map: sample.pmtiles ${made ? 'made' : 'ready'}`);
}

function features(): TileFeature[] {
  const streets = readStreets();
  return [
    ...readOverview().flatMap(overviewFeatures),
    ...builtUp(streets, detailBounds).map(
      (coordinates): TileFeature => ({
        layer: 'built-up',
        minzoom: overviewZoom + 1,
        maxzoom,
        properties: {},
        geometry: { type: 'Polygon', coordinates },
      }),
    ),
    ...lines('municipality', 8, readMunicipalBorders()),
    ...lines('rail', 8, readRail()),
    ...streetFeatures(streets),
  ];
}

const lines = (layer: string, minzoom: number, some: Parameters<typeof joinLines>[0]): TileFeature[] =>
  joinLines(some).map((coordinates) => ({
    layer,
    minzoom,
    maxzoom,
    properties: {},
    geometry: { type: 'LineString', coordinates },
  }));

/** Natural Earth's layers under our names; its roads are lines of their own, since they end where the streets begin. */
const overviewLayers: Readonly<Record<string, { layer: string; maxzoom: number }>> = {
  urban: { layer: 'built-up', maxzoom: overviewZoom },
  water: { layer: 'water', maxzoom: overviewZoom },
  river: { layer: 'river', maxzoom: overviewZoom },
  road: { layer: 'overview-roads', maxzoom: 8 },
};

function overviewFeatures({
  layer,
  type = '',
  lines,
  polygons,
}: ReturnType<typeof readOverview>[number]): TileFeature[] {
  const shown = overviewLayers[layer];
  if (!shown || type === 'Ferry Route') return [];
  const properties: TileFeature['properties'] =
    layer === 'road' ? { class: type === 'Major Highway' ? 'motorway' : 'primary' } : {};
  const rest = { ...shown, minzoom: 5, properties };
  return [
    ...lines.map((coordinates): TileFeature => ({ ...rest, geometry: { type: 'LineString', coordinates } })),
    ...polygons.map((coordinates): TileFeature => ({ ...rest, geometry: { type: 'Polygon', coordinates } })),
  ];
}

if (import.meta.main) await prepareBaseMap();
