import { LngLatBounds } from 'maplibre-gl';
import type { MapMessage, Point } from '@/lib/map/map-messages';
import { circleRing } from './overlays';
import { shownHomes } from './shown-homes';

/** Belgium and Luxembourg, with some room to look around. */
export const roaming = new LngLatBounds([0.6, 48.4], [8.4, 52.6]);
const wholeLand = new LngLatBounds([2.5, 49.4], [6.45, 51.5]);

export const maxZoomLevel = 16;

/** Homes nearer than this, in degrees, stay together at any zoom: the units of one building. */
const apart = 0.0002;

export const boundsOf = (points: readonly Point[]): LngLatBounds => {
  const bounds = new LngLatBounds();
  for (const [longitude, latitude] of points) bounds.extend([longitude, latitude]);
  return bounds;
};

/** What a map shows first: the area of the search, else all homes with their circles, else the whole land. */
export function firstView(message: MapMessage): LngLatBounds {
  const { area, groups } = message.messageInfo;
  if (area.length > 0) return boundsOf(area);
  const homes = shownHomes(message).flatMap((home) => (home[3] > 0 ? circleRing(home) : [[home[1], home[2]] as Point]));
  const bounds = boundsOf([...homes, ...groups.map(({ longitude, latitude }): Point => [longitude, latitude])]);
  return bounds.isEmpty() ? wholeLand : bounds;
}

/** Where points lie that zooming in can set apart; null for points that lie together. */
export function boundsApart(points: readonly Point[]): LngLatBounds | null {
  const bounds = boundsOf(points);
  const [width, height] = [bounds.getEast() - bounds.getWest(), bounds.getNorth() - bounds.getSouth()];
  return width < apart && height < apart ? null : bounds;
}

/** The corners of a view. */
export function cornersOf(bounds: LngLatBounds): Point[] {
  const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}
