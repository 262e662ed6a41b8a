import type { Point } from './map-messages.ts';
import { type RoadClass, roads } from './road-classes.ts';
import { sheet } from './surroundings.ts';

/** A street in px of the sheet of a still map. */
export interface StreetLine {
  road: RoadClass;
  name: string;
  points: Point[];
}

/** The name of a street, along a straight piece of it. */
export interface StreetName {
  text: string;
  x: number;
  y: number;
  /** In degrees, clockwise. */
  angle: number;
  /** It is shown on wide screens only. */
  isMinor: boolean;
}

/** The size of a letter in px of the sheet: a phone shows the sheet half as large (place-map.module.css). */
const letters = { phone: { width: 11.5, height: 26 }, wide: { width: 7.4, height: 17 } } as const;
type Letter = (typeof letters)[keyof typeof letters];
const maxNames = 12;
/** Places along a street are tried at this distance in px, and names keep this gap. */
const step = 8;
/** Half of the pin with its edge, in px. */
const pinRadius = 16;
/** The name of the pin's street lies along it this near, in px, else level below or above the pin. */
const nearPin = 160;
const besidePin = 42;
/** The maximum bend of a straight piece in degrees. */
const maxBend = 12;

const middle: Point = [sheet.width / 2, sheet.height / 2];

const distance = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(otherX - x, otherY - y);

const between = (from: Point, end: Point, share: number): Point => [
  from[0] + (end[0] - from[0]) * share,
  from[1] + (end[1] - from[1]) * share,
];

/** A straight piece of a street, from left to right. */
interface Piece {
  name: string;
  /** Higher for a larger road. */
  rank: number;
  from: Point;
  end: Point;
  /** In px. */
  length: number;
}

const degrees = ([x, y]: Point, [endX, endY]: Point): number => (Math.atan2(endY - y, endX - x) * 180) / Math.PI;

/** Returns the straight pieces of a street. */
function straightPieces({ name, road, points }: StreetLine): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (let i = 1; i < points.length; i++) {
    const [from, second, end, next] = [points[start], points[start + 1], points[i], points[i + 1]];
    if (!from || !second || !end) continue;
    const bend = next ? Math.abs(degrees(end, next) - degrees(from, second)) : 180;
    if (Math.min(bend, 360 - bend) < maxBend) continue;
    const [left, right] = from[0] > end[0] ? [end, from] : [from, end];
    pieces.push({ name, rank: roads.indexOf(road), from: left, end: right, length: distance(from, end) });
    start = i;
  }
  return pieces;
}

/** A place for the middle of a name. */
interface NamePlace {
  piece: Piece;
  at: Point;
}

/** A part of the sheet that a name or the pin takes. */
interface Spot {
  at: Point;
  radius: number;
}

/** Returns what a name takes whose middle lies there: circles in a row, as high as its letters. */
function spotsOf({ piece: { name, from, end, length }, at }: NamePlace, { width, height }: Letter): Spot[] {
  const half = (name.length * width) / 2;
  const circles = Math.ceil((2 * half) / height) + 1;
  return Array.from({ length: circles }, (_, i): Spot => {
    const shift = (half * (2 * i)) / (circles - 1) - half;
    const [dx, dy] = [((end[0] - from[0]) / length) * shift, ((end[1] - from[1]) / length) * shift];
    return { at: [at[0] + dx, at[1] + dy], radius: height / 2 };
  });
}

const isFree = ({ at, radius }: Spot, taken: readonly Spot[]): boolean =>
  at[0] > radius &&
  at[0] < sheet.width - radius &&
  at[1] > radius &&
  at[1] < sheet.height - radius &&
  taken.every((other) => distance(at, other.at) > radius + other.radius + step);

/** Returns the places along a piece at which its name fits, the nearest to the middle of that first. */
function placesAlong(piece: Piece, { width }: Letter): NamePlace[] {
  const { name, from, end, length } = piece;
  const steps = Math.floor((length - name.length * width) / (2 * step));
  const shifts = Array.from(
    { length: Math.max(0, 2 * steps + 1) },
    (_, i) => Math.ceil(i / 2) * (i % 2 ? step : -step),
  );
  return shifts.map((shift) => ({ piece, at: between(from, end, 0.5 + shift / length) }));
}

/** Returns the places for the name of the pin's street: near the pin along it, or else level. */
function placesAtPin(name: string, pieces: readonly Piece[], letter: Letter): NamePlace[] {
  const away = ({ at }: NamePlace) => distance(at, middle);
  const along = pieces.flatMap((piece) => placesAlong(piece, letter)).filter((place) => away(place) < nearPin);
  const level: Piece = { name, rank: 0, from: [0, 0], end: [1, 0], length: 1 };
  return [
    ...along.sort((a, b) => away(a) - away(b)),
    ...[besidePin, -besidePin].map((y): NamePlace => ({ piece: level, at: [middle[0], middle[1] + y] })),
  ];
}

/**
 * Returns names along straight pieces of their streets, each whole and none over another: first that of the pin's street, next to it, then
 * those of larger streets. Names that fit in a phone's letters come first, then those that fit on wide screens only. Around a circle there is
 * no pin, and `pinStreet` is null; it is empty for a pin in an unnamed street.
 */
export function streetNames(lines: readonly StreetLine[], pinStreet: string | null): StreetName[] {
  const pieces = lines
    .filter(({ name, road }) => name && road.named !== null)
    .flatMap(straightPieces)
    .sort((a, b) => b.rank - a.rank || b.length - a.length);
  const byName = Map.groupBy(pieces, ({ name }) => name);
  const streets = pinStreet ? new Map([[pinStreet, byName.get(pinStreet) ?? []], ...byName]) : byName;
  const names: (NamePlace & { isMinor: boolean })[] = [];
  for (const size of ['phone', 'wide'] as const) {
    const letter = letters[size];
    const taken = names.flatMap((name) => spotsOf(name, letter));
    if (pinStreet !== null) taken.push({ at: middle, radius: pinRadius });
    for (const [text, some] of streets) {
      if (names.length === maxNames || names.some(({ piece }) => piece.name === text)) continue;
      const places =
        text === pinStreet ? placesAtPin(text, some, letter) : some.flatMap((piece) => placesAlong(piece, letter));
      const place = places.find((free) => spotsOf(free, letter).every((spot) => isFree(spot, taken)));
      if (!place) continue;
      taken.push(...spotsOf(place, letter));
      names.push({ ...place, isMinor: size === 'wide' });
    }
  }
  return names.map(({ piece: { name: text, from, end }, at: [x, y], isMinor }) => ({
    text,
    x: Math.round(x),
    y: Math.round(y),
    angle: Math.round(degrees(from, end)),
    isMinor,
  }));
}
