import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { type RoadClass, roads, type Stops } from '@/lib/map/road-classes';
import type { TileSchema } from '@/lib/map/tile-schema';
import type { Palette } from './palette';

const source = 'tiles';

const byZoom = (stops: Stops, base = 1.5): ExpressionSpecification => [
  'interpolate',
  ['exponential', base],
  ['zoom'],
  ...stops.flat(),
];

const oneOf = (property: string, values: readonly string[]): FilterSpecification => [
  'in',
  ['get', property],
  ['literal', [...values]],
];

const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

interface StreetLayers {
  schema: TileSchema;
  colours: Palette;
  /** Whether the file has a wider overview around its streets. */
  hasGround: boolean;
}

/** The land under the names: ground, built-up areas, water, borders, railways, and roads with their casing. */
export function streetLayers({ schema, colours, hasGround }: StreetLayers): LayerSpecification[] {
  const ground = schema === 'heem' ? ownGround(colours, hasGround) : protomapsGround(colours);
  const railway = rail(schema, colours);
  return [
    ...ground,
    ...roads.map((road) => roadLayer(road, schema, colours, 'casing')),
    railway,
    ...roads.map((road) => roadLayer(road, schema, colours, 'road')),
  ];
}

/** Cells show the land from afar; from near they give way where there are streets. */
const appears: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 9, 0, 10.5, 1];

const ownGround = (colours: Palette, hasGround: boolean): LayerSpecification[] => [
  ...(hasGround
    ? [
        ground('ground', { 'fill-color': colours.paper, 'fill-opacity': appears }),
        ground('open-land', {
          'fill-color': colours.land,
          'fill-opacity': ['interpolate', ['linear'], ['zoom'], 9, 0, 10.5, 0.5],
        }),
      ]
    : []),
  {
    ...tileLayer('built-up', 'built-up'),
    type: 'fill',
    minzoom: 7,
    paint: {
      'fill-color': colours.suburb,
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 7, 0, 8.5, 0.9, 10, 1],
    },
  },
  { ...tileLayer('water', 'water'), type: 'fill', paint: { 'fill-color': colours.water } },
  {
    ...tileLayer('rivers', 'river'),
    type: 'line',
    layout: round,
    maxzoom: 10,
    paint: {
      'line-color': colours.water,
      'line-width': byZoom([
        [5, 0.7],
        [9, 2],
      ]),
      'line-opacity': 0.9,
    },
  },
  {
    ...tileLayer('municipalities', 'municipality'),
    type: 'line',
    minzoom: 9.5,
    layout: round,
    paint: { 'line-color': colours.border, 'line-opacity': 0.35, 'line-width': 0.9, 'line-dasharray': [4, 3] },
  },
  {
    ...tileLayer('overview-roads', 'overview-roads'),
    type: 'line',
    maxzoom: 9,
    filter: ['any', ['>=', ['zoom'], 7], ['==', ['get', 'class'], 'motorway']],
    layout: round,
    paint: {
      'line-color': colours.casing,
      'line-width': byZoom([
        [5, 0.6],
        [9, 2],
      ]),
    },
  },
];

const ground = (id: string, paint: Extract<LayerSpecification, { type: 'fill' }>['paint']): LayerSpecification => ({
  id,
  type: 'fill',
  source: 'ground',
  minzoom: 9,
  paint,
});

const green = [
  'park',
  'forest',
  'wood',
  'nature_reserve',
  'grass',
  'grassland',
  'cemetery',
  'golf_course',
  'meadow',
  'farmland',
];
const built = ['residential', 'industrial', 'commercial', 'school', 'university', 'hospital', 'railway'];

const protomapsGround = (colours: Palette): LayerSpecification[] => [
  { ...tileLayer('earth', 'earth'), type: 'fill', filter: isArea, paint: { 'fill-color': colours.paper } },
  {
    ...tileLayer('green', 'landuse'),
    type: 'fill',
    filter: oneOf('kind', green),
    paint: { 'fill-color': colours.land, 'fill-opacity': 0.7 },
  },
  {
    ...tileLayer('built-up', 'landuse'),
    type: 'fill',
    filter: oneOf('kind', built),
    paint: { 'fill-color': colours.suburb },
  },
  { ...tileLayer('water', 'water'), type: 'fill', filter: isArea, paint: { 'fill-color': colours.water } },
  {
    ...tileLayer('rivers', 'water'),
    type: 'line',
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: round,
    paint: {
      'line-color': colours.water,
      'line-width': byZoom([
        [7, 0.7],
        [14, 5],
        [17, 12],
      ]),
    },
  },
  {
    ...tileLayer('buildings', 'buildings'),
    type: 'fill',
    minzoom: 14.5,
    filter: isArea,
    paint: { 'fill-color': colours.town, 'fill-opacity': 0.7 },
  },
  {
    ...tileLayer('municipalities', 'boundaries'),
    type: 'line',
    minzoom: 9.5,
    filter: oneOf('kind', ['locality', 'county']),
    paint: { 'line-color': colours.border, 'line-opacity': 0.35, 'line-width': 0.9, 'line-dasharray': [4, 3] },
  },
];

const isArea: FilterSpecification = ['==', ['geometry-type'], 'Polygon'];

const tileLayer = (id: string, layer: string) => ({ id, source, 'source-layer': layer });

const classFilter = (road: RoadClass, schema: TileSchema): FilterSpecification =>
  schema === 'heem' ? oneOf('class', road.ours) : oneOf('kind_detail', road.protomaps);

const streetsOf = (schema: TileSchema): string => (schema === 'heem' ? 'streets' : 'roads');

function roadLayer(road: RoadClass, schema: TileSchema, colours: Palette, part: 'casing' | 'road'): LayerSpecification {
  const isRoad = part === 'road';
  // Wider than the road by a line on either side.
  const width: Stops = isRoad ? road.width : road.width.map(([zoom, px]) => [zoom, px + (zoom < 12 ? 0.8 : 1.8)]);
  const colour = road.id === 'motorway' ? colours.motorway : road.id === 'path' ? colours.casing : colours.road;
  return {
    ...tileLayer(`${part}-${road.id}`, streetsOf(schema)),
    type: 'line',
    minzoom: road.minzoom,
    filter: classFilter(road, schema),
    layout: round,
    paint: { 'line-color': isRoad ? colour : colours.casing, 'line-width': byZoom(width) },
  };
}

const rail = (schema: TileSchema, colours: Palette): LayerSpecification => ({
  ...tileLayer('rail', schema === 'heem' ? 'rail' : 'roads'),
  type: 'line',
  minzoom: 9,
  ...(schema === 'heem' ? {} : { filter: ['==', ['get', 'kind'], 'rail'] }),
  paint: {
    'line-color': colours.border,
    'line-opacity': 0.5,
    'line-width': byZoom([
      [9, 0.5],
      [13, 1.1],
      [17, 2.5],
    ]),
    'line-dasharray': [6, 2],
  },
});

/** The names of streets along them, in the page's own font. */
export const streetNames = (schema: TileSchema, colours: Palette): LayerSpecification[] =>
  roads.flatMap((road): LayerSpecification[] =>
    road.named === null
      ? []
      : [
          {
            ...tileLayer(`name-${road.id}`, streetsOf(schema)),
            type: 'symbol',
            minzoom: road.named,
            filter: ['all', classFilter(road, schema) as ExpressionSpecification, ['has', 'name']],
            layout: {
              'symbol-placement': 'line',
              'symbol-spacing': 360,
              'text-field': ['get', 'name'],
              'text-font': [colours.sans],
              'text-size': byZoom(
                [
                  [13, 10.5],
                  [17, 14],
                ],
                1,
              ),
              'text-max-angle': 30,
              'text-padding': 8,
            },
            paint: { 'text-color': colours.smallName, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
          },
        ],
  );
