import type { Point } from '../../components/map/protocol';
import type { Box } from './base-map.ts';

/** The still map in px; the place that it is about lies in its middle. */
export const sheet = { width: 640, height: 400 };

const pixelsPerKm = 22;
const kmPerDegree = 111.32;

export interface Drawing {
  toSheet(point: Point): Point;
  /** Whether something within this box may lie on the sheet. */
  holds(box: Box): boolean;
  /** Metres in px. */
  pixels(metres: number): number;
  /** From the middle to a point. */
  kilometres(point: Point): number;
}

/** How places come on the sheet around a point in degrees; over such distances the earth is flat enough. */
export function drawingOf({ longitude, latitude }: { longitude: number; latitude: number }): Drawing {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const east = ([x]: Point) => (x - longitude) * narrowing * kmPerDegree;
  const north = ([, y]: Point) => (y - latitude) * kmPerDegree;
  const toSheet = (point: Point): Point => [
    Math.round(sheet.width / 2 + east(point) * pixelsPerKm),
    Math.round(sheet.height / 2 - north(point) * pixelsPerKm),
  ];
  return {
    toSheet,
    holds: ([west, south, right, top]) => {
      const [left, bottom] = toSheet([west, south]);
      const [end, start] = toSheet([right, top]);
      return left < sheet.width && end > 0 && start < sheet.height && bottom > 0;
    },
    pixels: (metres) => (metres / 1000) * pixelsPerKm,
    kilometres: (point) => Math.hypot(east(point), north(point)),
  };
}

/** A closed ring as an SVG path whose corners are rounded off: from the middle of each side to the middle of the next. */
export function roundedPath(ring: readonly Point[]): string {
  const corners = ring.slice(0, -1);
  const middle = (i: number): Point => {
    const [x, y] = corners[i % corners.length] ?? [0, 0];
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [0, 0];
    return [Math.round((x + nextX) / 2), Math.round((y + nextY) / 2)];
  };
  const curves = corners.map((_, i) => `Q${corners[(i + 1) % corners.length]?.join(' ')} ${middle(i + 1).join(' ')}`);
  return `M${middle(0).join(' ')}${curves.join('')}Z`;
}

/** Sides as an SVG path, those that meet as one line. */
export const sidesPath = (sides: readonly (readonly [Point, Point])[]): string =>
  sides
    .map(([from, to], i) => {
      const before = sides[i - 1]?.[1];
      const goesOn = before !== undefined && before[0] === from[0] && before[1] === from[1];
      return goesOn ? `L${to.join(' ')}` : `M${from.join(' ')}L${to.join(' ')}`;
    })
    .join('');
