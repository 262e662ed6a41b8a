import path from 'node:path';
import { roundTo } from '../lib/base/round.ts';
import { writeFile } from '../lib/files/write-file.ts';
import { root } from '../scripts/support/project.ts';
import { cutCells, type Point } from './map-cells/cells.ts';
import { type Place, readPlaces } from './map-cells/places.ts';

/** Largest area in km² of a cell in a town, a suburb and a village; larger cells are open land. */
const densities = [4, 9, 20];

/** Rounds to about ten metres: more precise than the places themselves. */
const roundPoint = ([longitude, latitude]: readonly [number, number]): Point => [
  roundTo(longitude, 4),
  roundTo(latitude, 4),
];

const feature = (properties: object, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});

const placeFeature = ({ longitude, latitude, rank, name, names, country }: Place) =>
  feature(
    { kind: country === 'BE' || country === 'LU' ? 'place' : 'abroad', rank, name, ...names },
    'Point',
    roundPoint([longitude, latitude]),
  );

/** The base map as GeoJSON text, one feature a line; reproducible for the same GeoNames. */
function baseMapText(): string {
  const places = readPlaces(root);
  const { cells, countryBorders, provinceBorders } = cutCells(places);
  const byDensity = Map.groupBy(cells, ({ area }) => densities.findLastIndex((limit) => area > limit) + 1);
  const features = [
    ...[...byDensity]
      .sort(([a], [b]) => a - b)
      .map(([density, some]) =>
        feature(
          { kind: 'cell', density },
          'MultiPolygon',
          some.map(({ ring }) => [ring.map(roundPoint)]),
        ),
      ),
    feature(
      { kind: 'border', level: 'province' },
      'MultiLineString',
      provinceBorders.map((line) => line.map(roundPoint)),
    ),
    feature(
      { kind: 'border', level: 'country' },
      'MultiLineString',
      countryBorders.map((line) => line.map(roundPoint)),
    ),
    ...places.filter(({ country, rank }) => country === 'BE' || country === 'LU' || rank < 4).map(placeFeature),
  ];
  const lines = features.map((one) => JSON.stringify(one)).join(',\n');
  return `{"type":"FeatureCollection","features":[\n${lines}\n]}\n`;
}

if (import.meta.main) {
  const text = baseMapText();
  writeFile(path.join(root, 'lib/map/base-map.json'), text);
  console.log(`base map: ${text.split('\n').length - 3} features, ${Math.round(text.length / 1024)} KB`);
}
