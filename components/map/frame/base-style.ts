import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from 'maplibre-gl';
import { localizeCredit, type MessageInfo } from '@/lib/map/map-messages';
import type { Palette } from './palette';
import { streetLayers, streetNames } from './street-style';
import type { Box, Tiles } from './tiles';

const isKind = (kind: string): ExpressionSpecification => ['==', ['get', 'kind'], kind];

/** From which zoom the names of each rank show, and how large they are. */
const ranks = [
  { rank: 1, minzoom: 5, size: 17 },
  { rank: 2, minzoom: 7.4, size: 14 },
  { rank: 3, minzoom: 9.2, size: 13 },
  { rank: 4, minzoom: 10.8, size: 12 },
];

interface BaseStyle {
  land: GeoJSONSourceSpecification['data'];
  language: string;
  /** The map file; null to draw the cells alone. */
  tiles: Tiles | null;
  /** The source of the names, the contributors of OpenStreetMap, and the age of the streets, which the map of the sample says. */
  words: Pick<MessageInfo['words'], 'credit' | 'contributors' | 'streetsOf'>;
  colours: Palette;
}

/**
 * Our own map: a soft cell around each place, over it the streets as far as the map file has them, borders in sand, names in the page's
 * language. Requests go to the site only.
 */
export function baseStyle({ land, language, words, tiles, colours }: BaseStyle): StyleSpecification {
  const ground: LayerSpecification[] = [
    { id: 'paper', type: 'background', paint: { 'background-color': colours.paper } },
    {
      id: 'cells',
      type: 'fill',
      source: 'base',
      filter: isKind('cell'),
      paint: {
        'fill-color': ['match', ['get', 'density'], 0, colours.town, 1, colours.suburb, colours.land],
        'fill-opacity': ['match', ['get', 'density'], 2, 0.5, 0.9],
        'fill-antialias': false,
      },
    },
    {
      id: 'cell-edges',
      type: 'line',
      source: 'base',
      filter: isKind('cell'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colours.paper,
        'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 7, 0.75, 10, 1.5, 13, 4, 16, 10],
        // Among rivers and roads these lines would look like more of them.
        ...(tiles ? { 'line-opacity': 0 } : {}),
      },
    },
  ];
  const schema = tiles?.schema;
  return {
    version: 8,
    sources: {
      base: { type: 'geojson', data: land, attribution: tiles ? '' : words.credit, tolerance: 0.1 },
      ...(tiles ? { tiles: { type: 'vector', url: tiles.url, attribution: joinCredits(tiles, words) } } : {}),
      ...(tiles?.detailAreas ? { ground: { type: 'geojson', data: rectangles(tiles.detailAreas) } } : {}),
    },
    layers: [
      ...ground,
      ...(tiles ? streetLayers({ schema: tiles.schema, colours, hasGround: tiles.detailAreas !== null }) : []),
      ...borders(colours),
      ...(schema ? streetNames(schema, colours) : []),
      ...[...ranks].reverse().map((rank) => names(rank, language, colours)),
    ],
  };
}

/** Returns the credit of the map, the file's own sources first: a narrow map cuts the end of the text. */
const joinCredits = ({ attribution, schema }: Tiles, words: BaseStyle['words']): string =>
  [localizeCredit(attribution, words.contributors), schema === 'heem' && words.streetsOf, words.credit]
    .filter(Boolean)
    .join(' · ');

const rectangles = (boxes: readonly Box[]) => ({
  type: 'MultiPolygon' as const,
  coordinates: boxes.map(([west, south, east, north]) => [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ]),
});

const borders = (colours: Palette): LayerSpecification[] => [
  border('province', {
    'line-color': colours.border,
    'line-opacity': 0.35,
    'line-width': 1,
    'line-dasharray': [3, 2],
  }),
  border('country', { 'line-color': colours.border, 'line-opacity': 0.8, 'line-width': 1.25 }),
];

const border = (level: string, paint: Extract<LayerSpecification, { type: 'line' }>['paint']): LayerSpecification => ({
  id: `border-${level}`,
  type: 'line',
  source: 'base',
  filter: ['all', isKind('border'), ['==', ['get', 'level'], level]],
  layout: { 'line-join': 'round', 'line-cap': 'round' },
  paint,
});

/** In ems: a name that a marker would cover stands beside it, as near as it fits. */
const besideMarkers: VariableAnchorOffsetCollectionSpecification = [
  'center',
  [0, 0],
  ...[1, 2.25].flatMap(
    (away): VariableAnchorOffsetCollectionSpecification => [
      'bottom',
      [0, -away],
      'top',
      [0, away],
      'left',
      [away, 0],
      'right',
      [-away, 0],
    ],
  ),
];

// Without `glyphs` MapLibre draws the letters with the fonts of the page.
const names = (
  { rank, minzoom, size }: (typeof ranks)[number],
  language: string,
  colours: Palette,
): LayerSpecification => ({
  id: `names-${rank}`,
  type: 'symbol',
  source: 'base',
  minzoom,
  filter: ['all', ['in', ['get', 'kind'], ['literal', ['place', 'abroad']]], ['==', ['get', 'rank'], rank]],
  layout: {
    'text-field': ['coalesce', ['get', language], ['get', 'name']],
    'text-font': [rank === 1 ? colours.serif : colours.sans],
    'text-size': ['interpolate', ['linear'], ['zoom'], minzoom, size - 2, minzoom + 5, size + 2],
    'text-padding': 6,
    'text-max-width': 8,
    'text-variable-anchor-offset': besideMarkers,
  },
  paint: {
    'text-color': ['match', ['get', 'kind'], 'abroad', colours.smallName, rank < 3 ? colours.name : colours.smallName],
    'text-halo-color': colours.halo,
    'text-halo-width': 1.6,
  },
});
