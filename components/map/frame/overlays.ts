import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { metresPerDegree } from '@/lib/catalogue/places/distance';
import type { MapHome, Point } from '@/lib/map/map-messages';
import type { Palette } from './palette';

const corners = 48;

/** A home, or a point with a radius in metres. */
type Place = Pick<MapHome, 'longitude' | 'latitude' | 'radius'>;

/** A circle on the ground as a polygon, around a point with a radius in metres. */
export function toCircleRing({ longitude, latitude, radius }: Place): Point[] {
  const high = radius / metresPerDegree;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: corners + 1 }, (_, i): Point => {
    const angle = ((i % corners) / corners) * 2 * Math.PI;
    return [longitude + wide * Math.cos(angle), latitude + high * Math.sin(angle)];
  });
}

const polygons = (rings: readonly (readonly Point[])[]) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: {
    type: 'MultiPolygon' as const,
    coordinates: rings.map((ring) => [ring.map(([x, y]): [number, number] => [x, y])]),
  },
});

/** Draws what lies over any base map: the circles of hidden addresses, and the area of the search. Called again for each new style. */
export function addOverlays(map: MapLibreMap, homes: readonly MapHome[], area: readonly Point[], colours: Palette) {
  map.addSource('circles', { type: 'geojson', data: toCirclePolygons(homes) });
  map.addSource('area', { type: 'geojson', data: polygons(area.length > 0 ? [closed(area)] : []) });
  const fill = { 'fill-color': colours.circle, 'fill-opacity': 0.12 };
  map.addLayer({ id: 'circles', type: 'fill', source: 'circles', minzoom: 10.5, paint: fill });
  map.addLayer({
    id: 'circle-edges',
    type: 'line',
    source: 'circles',
    minzoom: 10.5,
    paint: { 'line-color': colours.circle, 'line-opacity': 0.55, 'line-dasharray': [2, 2], 'line-width': 1.25 },
  });
  map.addLayer({
    id: 'area',
    type: 'fill',
    source: 'area',
    paint: { 'fill-color': colours.area, 'fill-opacity': 0.08 },
  });
  map.addLayer({
    id: 'area-edge',
    type: 'line',
    source: 'area',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colours.area, 'line-width': 2.5 },
  });
}

const toCirclePolygons = (places: readonly Place[]) =>
  polygons(places.filter(({ radius }) => radius > 0).map(toCircleRing));

/** Replaces the circles that are shown. */
export const showCircles = (map: MapLibreMap, places: readonly Place[]): void => {
  map.getSource<GeoJSONSource>('circles')?.setData(toCirclePolygons(places));
};

/** Shows an area while it is drawn. */
export const showArea = (map: MapLibreMap, area: readonly Point[]): void => {
  map.getSource<GeoJSONSource>('area')?.setData(polygons(area.length > 2 ? [closed(area)] : []));
};

const closed = (ring: readonly Point[]): Point[] => [...ring, ...ring.slice(0, 1)];
