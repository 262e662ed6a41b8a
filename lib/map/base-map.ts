import { type Locale, type Localized, localize } from '../i18n/locales.ts';
import features from './base-map.json' with { type: 'json' };
import type { Point } from './map-messages.ts';

type Ring = Point[];

interface Cells {
  /** From 0 (a town) to 3 (open land). */
  properties: { kind: 'cell'; density: number };
  geometry: { type: 'MultiPolygon'; coordinates: Ring[][] };
}

interface Borders {
  properties: { kind: 'border'; level: 'country' | 'province' };
  geometry: { type: 'MultiLineString'; coordinates: Ring[] };
}

interface PlaceFeature {
  /** Rank 1 is shown first, 4 last; the names in a language are given where they differ from `name`. */
  properties: { kind: 'place' | 'abroad'; rank: number; name: string } & Partial<Record<Locale, string>>;
  geometry: { type: 'Point'; coordinates: Point };
}

/** The base map has Belgium and Luxembourg as soft cells around their places, in GeoJSON; tools/map-cells.ts makes it from GeoNames. */
export const baseMap = features as unknown as {
  type: 'FeatureCollection';
  features: ({ type: 'Feature' } & (Cells | Borders | PlaceFeature))[];
};

export interface MapPlace {
  kind: 'place' | 'abroad';
  rank: number;
  names: Localized;
  point: Point;
}

/** The sides in degrees: west, south, east, north. */
export type Box = readonly [number, number, number, number];

const boundingBox = (points: readonly Point[]): Box => {
  const [longitudes, latitudes] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
};

const cells = baseMap.features.flatMap(({ properties, geometry }) =>
  geometry.type === 'MultiPolygon' && properties.kind === 'cell'
    ? geometry.coordinates.map(([ring = []]) => ({ density: properties.density, ring, box: boundingBox(ring) }))
    : [],
);
const borders = baseMap.features.flatMap(({ properties, geometry }) =>
  geometry.type === 'MultiLineString' && properties.kind === 'border'
    ? geometry.coordinates.flatMap((line) =>
        line.slice(1).map((end, i) => {
          const side = [line[i] ?? end, end] as const;
          return { level: properties.level, side, box: boundingBox(side) };
        }),
      )
    : [],
);
const places = baseMap.features.flatMap(({ properties, geometry }): MapPlace[] => {
  if (geometry.type !== 'Point' || properties.kind === 'cell' || properties.kind === 'border') return [];
  const { kind, rank, name } = properties;
  return [{ kind, rank, names: localize((locale) => properties[locale] ?? name), point: geometry.coordinates }];
});

export const listCells = (): readonly { density: number; ring: Ring; box: Box }[] => cells;

/** Returns the sides of cells that are borders, in order along each border. */
export const listBorders = (level: 'country' | 'province') => borders.filter((border) => border.level === level);

/** Returns the places from the most important to the least. */
export const listPlaces = (): readonly MapPlace[] => places;
