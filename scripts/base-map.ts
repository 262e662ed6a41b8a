import { globSync } from 'node:fs';
import { writeFile } from '../lib/files/write-file.ts';
import { builtUp } from './base-map/built-up.ts';
import { joinLines } from './base-map/geometry.ts';
import { type Bounds, type TileFeature, toPmtiles } from './base-map/pmtiles.ts';
import {
  readDrawnStreets,
  readMunicipalBorders,
  readOverview,
  readRail,
  type Street,
  sourceFiles,
  sourcePath,
} from './base-map/sources.ts';
import { streetFeatures } from './base-map/streets.ts';
import { makeOnce } from './support/made-file.ts';
import { inProject, root } from './support/project.ts';

// Makes the map of the sample agency, one PMTiles file, from data-sources/map: docs/map.md.

/** Belgium and Luxembourg: what the overview covers. */
const bounds: Bounds = [2.4, 49.4, 6.6, 51.6];
/** The areas with detailed streets: boxes that do not overlap and contain every place of the sample's homes. */
export const detailAreas: readonly Bounds[] = [
  // Limburg, Leuven and Liège
  [4.53, 50.53, 5.86, 51.21],
  // Brussels and its edge, Kapelle-op-den-Bos
  [4.25, 50.77, 4.53, 50.92],
  [4.24, 50.94, 4.48, 51.08],
  // Mons, Namur
  [3.82, 50.38, 4.06, 50.54],
  [4.74, 50.38, 4.98, 50.53],
  // Eupen, Sankt Vith
  [5.9, 50.55, 6.14, 50.7],
  [6.0, 50.22, 6.24, 50.38],
  // Wiltz, Ettelbruck
  [5.82, 49.88, 6.06, 50.04],
  [6.06, 49.88, 6.22, 49.94],
  [5.98, 49.78, 6.22, 49.88],
  // Luxembourg, Esch-sur-Alzette
  [5.98, 49.53, 6.26, 49.7],
  [5.94, 49.44, 6.08, 49.53],
];
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
      detailAreas,
      overviewZoom,
      maxzoom,
      attribution:
        '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap contributors</a>, UrbIS, Infrabel, Statbel, Natural Earth',
      description:
        'Streets of Limburg, Leuven, Liège and of places around homes in 2017, of Brussels in 2018; not for finding one’s way.',
    });
    writeFile(file, bytes);
    console.log(`map: ${(bytes.length / 1e6).toFixed(1)} MB`);
  });
  console.log(`map: sample.pmtiles ${made ? 'made' : 'ready'}`);
}

function features(): TileFeature[] {
  const streets = readDrawnStreets();
  return [
    ...readOverview().flatMap(overviewFeatures),
    ...detailAreas
      .flatMap((area) =>
        builtUp(
          streets.filter((street) => isNear(street, area)),
          area,
        ),
      )
      .map(
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

/** Whether a piece of street begins in an area, or near enough to reach into it. */
const isNear = ({ line: [[x, y] = [0, 0]] }: Street, [west, south, east, north]: Bounds): boolean =>
  x > west - 0.02 && x < east + 0.02 && y > south - 0.02 && y < north + 0.02;

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
