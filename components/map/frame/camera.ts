import { LngLatBounds, type Map as MapLibreMap } from 'maplibre-gl';
import type { MapMessage, Point } from '@/lib/map/map-messages';
import { toCircleRing } from './overlays';
import { shownHomes } from './shown-homes';
import type { Tiles } from './tiles';

/** Belgium and Luxembourg, with some room to look around. */
export const roaming = new LngLatBounds([0.6, 48.4], [8.4, 52.6]);
const wholeLand = new LngLatBounds([2.5, 49.4], [6.45, 51.5]);

/** The highest zoom level: within the streets of a file, with streets everywhere, and with only the overview. */
export const zoomLimits = { streets: 16, full: 18, overview: 9.9 } as const;

/** Returns the highest zoom level at a place. Without a file the cells are the map everywhere. */
export function zoomLimit(tiles: Pick<Tiles, 'detailAreas'> | null, [longitude, latitude]: Point): number {
  if (!tiles) return zoomLimits.streets;
  if (!tiles.detailAreas) return zoomLimits.full;
  const hasStreets = tiles.detailAreas.some(
    ([west, south, east, north]) => longitude > west && longitude < east && latitude > south && latitude < north,
  );
  return hasStreets ? zoomLimits.streets : zoomLimits.overview;
}

/** Homes nearer than this stay together at any zoom: the units of one building. */
const minApartDegrees = 0.0002;

export const encloseBounds = (points: readonly Point[]): LngLatBounds => {
  const bounds = new LngLatBounds();
  for (const [longitude, latitude] of points) bounds.extend([longitude, latitude]);
  return bounds;
};

/** From south to north, about half of the land. */
const farApartDegrees = 1;

/** The tools, the sources and, on a narrow map, the way to the list cover this much of the edges of a list's map. Luxembourg's name needs the right. */
export const marginsPx = {
  narrow: { top: 116, bottom: 108, left: 40, right: 72 },
  wide: { top: 76, bottom: 48, left: 32, right: 32 },
} as const;

/** The highest zoom level of a first view: homes of a list, the street of one, the street in which a pin is put. */
const closest = { price: 14, pin: 15.5, movable: 15.5 } as const;

/** Whether the tools of a map are in two rows, and the way to its list lies over its foot. */
export const isNarrow = ({ clientWidth }: Pick<Element, 'clientWidth'>): boolean => clientWidth < 600;

/**
 * Returns the first view of a map: the area of the search, else all homes with their circles, else the whole country, also where homes lie far
 * apart in it and the map is wide enough for its towns.
 */
export function firstView(message: MapMessage, container: Pick<Element, 'clientWidth'>) {
  const width = isNarrow(container) ? 'narrow' : 'wide';
  const padding = message.mapType === 'results' ? marginsPx[width] : 56;
  const { area, groups } = message.messageInfo;
  const fit = { padding, maxZoom: closest[message.customMarker] };
  if (area.length > 0) return { bounds: encloseBounds(area), ...fit };
  const homes = shownHomes(message).flatMap((home) =>
    home.radius > 0 ? toCircleRing(home) : [[home.longitude, home.latitude] as Point],
  );
  const bounds = encloseBounds([...homes, ...groups.map(({ longitude, latitude }): Point => [longitude, latitude])]);
  const isFarApart = bounds.isEmpty() || (width === 'wide' && bounds.getNorth() - bounds.getSouth() > farApartDegrees);
  return { bounds: isFarApart ? bounds.extend(wholeLand) : bounds, ...fit };
}

/**
 * Calls `fitView` where a map becomes smaller than its first view was made for, such as under the taller header of a page that scrolls back,
 * until the map is moved.
 */
export function keepViewWhole(map: MapLibreMap, fitView: () => void): void {
  const read = () => {
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    return { width, height, view: `${map.getCenter()} ${map.getZoom()}` };
  };
  let fitted = read();
  map.on('resize', () => {
    const { width, height, view } = read();
    if (view !== fitted.view || (width >= fitted.width && height >= fitted.height)) return;
    fitView();
    fitted = read();
  });
}

/** Returns the bounds of points that zooming in can separate; null for points at one place. */
export function boundsApart(points: readonly Point[]): LngLatBounds | null {
  const bounds = encloseBounds(points);
  const [width, height] = [bounds.getEast() - bounds.getWest(), bounds.getNorth() - bounds.getSouth()];
  return width < minApartDegrees && height < minApartDegrees ? null : bounds;
}

/** The corners of a view. */
export function listCorners(bounds: LngLatBounds): Point[] {
  const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}
