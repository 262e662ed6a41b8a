import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { inProject } from '../support/project.ts';
import { type Line, type Point, type Ring, toDegrees } from './geometry.ts';

/** The files of data-sources/map that the map is made from (licences: NOTICE). */
export const sourceFiles = {
  streets: 'streets-limburg-leuven-liege.geojson.gz',
  otherStreets: 'streets-other-places.geojson.gz',
  brussels: 'streets-brussels-urbis.geojson.gz',
  rail: 'be-rail.geojson.gz',
  municipalities: 'be-municipalities-2025.topojson.gz',
  overview: 'natural-earth-z7-benelux.geojson.gz',
} as const;

/** From the project's root. */
export const sourcePath = (name: keyof typeof sourceFiles): string => `data-sources/map/${sourceFiles[name]}`;

interface Collection<P> {
  features: {
    properties: P;
    geometry:
      | { type: 'LineString'; coordinates: Line }
      | { type: 'MultiLineString'; coordinates: Line[] }
      | { type: 'Polygon'; coordinates: Ring[] }
      | { type: 'MultiPolygon'; coordinates: Ring[][] };
  }[];
}

const read = <T>(name: keyof typeof sourceFiles): T =>
  JSON.parse(gunzipSync(readFileSync(inProject(sourcePath(name)))).toString()) as T;

/** A piece of road of OpenStreetMap. */
export interface Street {
  highway: string;
  name?: string;
  tunnel?: string;
  /** "yes", or "-1" against the direction of the line. */
  oneway?: string;
  /** km/h as OpenStreetMap has it: "70", "BE:urban". */
  maxspeed?: string;
  junction?: string;
  line: Line;
}

/** The streets of Limburg, Leuven and Liège in 2017, piece by piece. */
export const readStreets = (): Street[] => streetsOf('streets');

/**
 * The same with those that are only drawn: around the sample's other places, without the tracks of fields and forests so that the file
 * stays small, and the street axes of Brussels, which have neither name nor class.
 */
export const readDrawnStreets = (): Street[] => [
  ...readStreets(),
  ...streetsOf('otherStreets').filter(({ highway }) => highway !== 'track'),
  ...streetsOf('brussels').map((street) => ({ ...street, highway: 'residential' })),
];

const streetsOf = (name: 'streets' | 'otherStreets' | 'brussels'): Street[] =>
  read<Collection<Omit<Street, 'line'>>>(name).features.flatMap(({ properties, geometry }) =>
    geometry.type === 'LineString' ? [{ ...properties, line: geometry.coordinates }] : [],
  );

/** Infrabel's sections of line. */
export const readRail = (): Line[] =>
  read<Collection<object>>('rail').features.flatMap(({ geometry }) => linesOf(geometry));

interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
}

/** The borders of the municipalities, each once. */
export function readMunicipalBorders(): Line[] {
  const { arcs, transform } = read<Topology>('municipalities');
  return arcs.map((arc) => toDegrees(arc, transform));
}

/** A feature of Natural Earth at zoom 7. */
export interface OverviewFeature {
  layer: string;
  type?: string;
  lines: Line[];
  polygons: Ring[][];
}

/** Built-up land, water, rivers and roads of the Benelux, rough enough for zoom 5 to 8. */
export const readOverview = (): OverviewFeature[] =>
  read<Collection<{ layer: string; type?: string }>>('overview').features.map(({ properties, geometry }) => ({
    layer: properties.layer,
    type: properties.type,
    lines: linesOf(geometry),
    polygons:
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : [],
  }));

function linesOf(geometry: Collection<object>['features'][number]['geometry']): Line[] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}
