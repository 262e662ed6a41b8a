import type { Point } from './map-messages.ts';
import { type RoadClass, roads } from './road-classes.ts';
import {
  besideSubjectPx,
  distance,
  fontSizes,
  isClear,
  isWhole,
  listSpots,
  measureName,
  middle,
  nameGapPx,
  type Spot,
  subject,
} from './still-names.ts';

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
  /** Whether the pin stands in it; never around a circle. */
  isPinStreet: boolean;
}

const maxNames = 12;
/** The name of the pin's street lies along it this near, else level below or above the pin. */
const nearPinPx = 160;
const maxBendDegrees = 12;

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
function splitAtBends({ name, road, points }: StreetLine): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (let i = 1; i < points.length; i++) {
    const [from, second, end, next] = [points[start], points[start + 1], points[i], points[i + 1]];
    if (!from || !second || !end) continue;
    const bend = next ? Math.abs(degrees(end, next) - degrees(from, second)) : 180;
    if (Math.min(bend, 360 - bend) < maxBendDegrees) continue;
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

const spotsAt = ({ piece: { name, from, end }, at }: NamePlace, fontSize: number): Spot[] =>
  listSpots(name, at, degrees(from, end), fontSize);

/** Returns the places along a piece at which its name fits, the nearest to the middle of that first. */
function listPlacesAlong(piece: Piece, fontSize: number): NamePlace[] {
  const { name, from, end, length } = piece;
  const steps = Math.floor((length - measureName(name, fontSize)) / (2 * nameGapPx));
  const shifts = Array.from(
    { length: Math.max(0, 2 * steps + 1) },
    (_, i) => Math.ceil(i / 2) * (i % 2 ? nameGapPx : -nameGapPx),
  );
  return shifts.map((shift) => ({ piece, at: between(from, end, 0.5 + shift / length) }));
}

/** Returns the places for the name of the pin's street: near the pin along it, or else level. */
function listPlacesAtPin(name: string, pieces: readonly Piece[], fontSize: number): NamePlace[] {
  const away = ({ at }: NamePlace) => distance(at, middle);
  const along = pieces.flatMap((piece) => listPlacesAlong(piece, fontSize)).filter((place) => away(place) < nearPinPx);
  const level: Piece = { name, rank: 0, from: [0, 0], end: [1, 0], length: 1 };
  return [
    ...along.sort((a, b) => away(a) - away(b)),
    ...[besideSubjectPx, -besideSubjectPx].map((y): NamePlace => ({ piece: level, at: [middle[0], middle[1] + y] })),
  ];
}

/**
 * Returns names along straight pieces of their streets, each whole and none over another: first that of the pin's street, next to it, then
 * those of larger streets. Names that fit in a phone's letters come first, then those that fit on wide screens only. Around a circle there is
 * no pin, and `pinStreet` is null; it is empty for a pin in an unnamed street.
 */
export function placeStreetNames(lines: readonly StreetLine[], pinStreet: string | null): StreetName[] {
  const pieces = lines
    .filter(({ name, road }) => name && road.named !== null)
    .flatMap(splitAtBends)
    .sort((a, b) => b.rank - a.rank || b.length - a.length);
  const byName = Map.groupBy(pieces, ({ name }) => name);
  const streets = pinStreet ? new Map([[pinStreet, byName.get(pinStreet) ?? []], ...byName]) : byName;
  const names: (NamePlace & { isMinor: boolean })[] = [];
  for (const size of ['phone', 'wide'] as const) {
    const fontSize = fontSizes[size].name;
    const taken = names.flatMap((name) => spotsAt(name, fontSize));
    if (pinStreet !== null) taken.push(subject);
    for (const [text, some] of streets) {
      if (names.length === maxNames || names.some(({ piece }) => piece.name === text)) continue;
      const places =
        text === pinStreet
          ? listPlacesAtPin(text, some, fontSize)
          : some.flatMap((piece) => listPlacesAlong(piece, fontSize));
      const place = places.find((free) => {
        const spots = spotsAt(free, fontSize);
        return isWhole(spots) && isClear(spots, taken);
      });
      if (!place) continue;
      taken.push(...spotsAt(place, fontSize));
      names.push({ ...place, isMinor: size === 'wide' });
    }
  }
  return names.map(({ piece: { name: text, from, end }, at: [x, y], isMinor }) => ({
    text,
    x: Math.round(x),
    y: Math.round(y),
    angle: Math.round(degrees(from, end)),
    isMinor,
    isPinStreet: text === pinStreet,
  }));
}
