import { distance, metresPerDegree } from '../catalogue/places/distance.ts';
import type { Location } from '../catalogue/places/location.ts';
import { number, withUnit } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { type Box, listBorders, listCells, listPlaces, type MapPlace } from './base-map.ts';
import type { Point } from './map-messages.ts';
import { besideSubjectPx, fontSizes, isClear, isWhole, listSpots, middle, sheet, subject } from './still-names.ts';

/** The name of a place on the still map. */
export interface PlaceName {
  text: string;
  x: number;
  y: number;
  /** Whether the place is a town. */
  isTown: boolean;
  /** It is shown on wide screens only. */
  isMinor: boolean;
}

/** The still map around a place. */
export interface SurroundingsView {
  /** The SVG paths of the cells, from towns to open land. */
  land: string[];
  /** The SVG paths of the borders of provinces and of countries. */
  borders: string[];
  names: PlaceName[];
  /** The radius in px around the middle within which the place lies; 0 for a point. */
  radius: number;
}

/** A page names this number of the nearest towns. */
const townsNamed = 3;

/**
 * Returns the still map around a place: the cells of the base map as paths, the names that fit, and the circle or pin of the place itself,
 * all in px of a sheet of 640 × 400.
 */
export function toSurroundings(location: Location, locale: Locale): SurroundingsView {
  const drawing = createDrawing(location);
  const cells = listCells().filter(({ box }) => drawing.holds(box));
  return {
    land: [0, 1, 2, 3].map((density) =>
      cells
        .filter((cell) => cell.density === density)
        .map(({ ring }) => toRoundedPath(ring.map(drawing.toSheet)))
        .join(''),
    ),
    borders: (['province', 'country'] as const).map((level) =>
      toSidesPath(
        listBorders(level)
          .filter(({ box }) => drawing.holds(box))
          .map(({ side: [from, to] }) => [drawing.toSheet(from), drawing.toSheet(to)] as const),
      ),
    ),
    names: placeNames(listPlaces(), locale, drawing),
    radius: Math.round(drawing.pixels(location.radius)),
  };
}

/** Returns the nearest towns as the crow flies, "Genk 6 km", except the one named `own`. */
export function findNearestTowns(location: Location, locale: Locale, own: string): string[] {
  return listPlaces()
    .filter(({ kind, rank, names }) => kind === 'place' && rank < 3 && names[locale] !== own)
    .map((place) => ({ place, km: Math.round(distance(location, placeAt(place.point))) }))
    .filter(({ km }) => km > 0)
    .sort((a, b) => a.km - b.km)
    .slice(0, townsNamed)
    .map(({ place, km }) => `${place.names[locale]}\u00a0${withUnit(number(km, locale), 'km')}`);
}

const placeAt = ([longitude, latitude]: Point) => ({ longitude, latitude });

const pixelsPerKm = 22;
const kmPerDegree = metresPerDegree / 1000;

interface Drawing {
  toSheet(point: Point): Point;
  /** Whether a part of this box may lie on the sheet. */
  holds(box: Box): boolean;
  /** Converts metres to px. */
  pixels(metres: number): number;
}

/** Projects places around a point in degrees onto the sheet; over such distances the earth is flat enough. */
function createDrawing({ longitude, latitude }: { longitude: number; latitude: number }): Drawing {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const east = ([x]: Point) => (x - longitude) * narrowing * kmPerDegree;
  const north = ([, y]: Point) => (y - latitude) * kmPerDegree;
  const toSheet = (point: Point): Point => [
    Math.round(middle[0] + east(point) * pixelsPerKm),
    Math.round(middle[1] - north(point) * pixelsPerKm),
  ];
  return {
    toSheet,
    holds: ([west, south, right, top]) => {
      const [left, bottom] = toSheet([west, south]);
      const [end, start] = toSheet([right, top]);
      return left < sheet.width && end > 0 && start < sheet.height && bottom > 0;
    },
    pixels: (metres) => (metres / 1000) * pixelsPerKm,
  };
}

/** Returns a closed ring as an SVG path with rounded corners, from the middle of each side to the middle of the next. */
function toRoundedPath(ring: readonly Point[]): string {
  const corners = ring.slice(0, -1);
  const halfway = (i: number): Point => {
    const [x, y] = corners[i % corners.length] ?? [0, 0];
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [0, 0];
    return [Math.round((x + nextX) / 2), Math.round((y + nextY) / 2)];
  };
  const curves = corners.map((_, i) => `Q${corners[(i + 1) % corners.length]?.join(' ')} ${halfway(i + 1).join(' ')}`);
  return `M${halfway(0).join(' ')}${curves.join('')}Z`;
}

/** Returns sides as an SVG path; sides that meet become one line. */
const toSidesPath = (sides: readonly (readonly [Point, Point])[]): string =>
  sides
    .map(([from, to], i) => {
      const before = sides[i - 1]?.[1];
      const isContinued = before !== undefined && before[0] === from[0] && before[1] === from[1];
      return isContinued ? `L${to.join(' ')}` : `M${from.join(' ')}L${to.join(' ')}`;
    })
    .join('');

/** Takes places, the most important first; returns the names on the sheet that do not cover each other. Names marked `isMinor` have room on wide screens only. */
function placeNames(places: readonly MapPlace[], locale: Locale, { toSheet, holds }: Drawing): PlaceName[] {
  const taken = [subject];
  const names: PlaceName[] = [];
  const near = places.filter(({ point: [x, y] }) => holds([x, y, x, y]));
  for (const size of ['phone', 'wide'] as const) {
    for (const { names: texts, rank, point } of near) {
      const [text, isTown] = [texts[locale], rank < 3];
      const [x, pointY] = toSheet(point);
      const spotsAt = (y: number) => listSpots(text, [x, y], 0, fontSizes[size][isTown ? 'town' : 'name']);
      // Put a name that the subject would cover below it.
      const y = isClear(spotsAt(pointY), [subject]) ? pointY : middle[1] + besideSubjectPx;
      const spots = spotsAt(y);
      if (!isWhole(spots) || !isClear(spots, taken)) continue;
      taken.push(...spots);
      names.push({ text, x, y, isTown, isMinor: size === 'wide' });
    }
  }
  return names;
}
