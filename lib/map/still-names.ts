import type { Point } from './map-messages.ts';

/** The size of a still map in px; its subject lies in the middle. */
export const sheet = { width: 640, height: 400 };
export const middle: Point = [sheet.width / 2, sheet.height / 2];

/** The sizes of letters in px of the sheet (place-map.module.css). A phone shows the sheet half as large, but not its letters. */
export const fontSizes = { phone: { name: 22, town: 26 }, wide: { name: 14, town: 15 } } as const;

/** The approximate size of a letter in ems. */
const letterEm = { width: 0.525, height: 1.2 };
/** Names keep this distance in px from each other. */
export const nameGapPx = 8;
/** The middle of a name that stands below or above the subject lies this far from it in px. */
export const besideSubjectPx = 42;

/** A part of the sheet that a name or the subject takes. */
export interface Spot {
  at: Point;
  radius: number;
}

/** The subject of the map: a pin with its edge. */
export const subject: Spot = { at: middle, radius: 16 };

export const distance = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(otherX - x, otherY - y);

/** Returns the width of a name in px. */
export const measureName = (text: string, fontSize: number): number => text.length * letterEm.width * fontSize;

/** Takes a name, its middle and its angle in degrees; returns the part that it takes: circles in a row, as high as its letters. */
export function listSpots(text: string, [x, y]: Point, angle: number, fontSize: number): Spot[] {
  const [width, height] = [measureName(text, fontSize), letterEm.height * fontSize];
  const circles = Math.ceil(width / height) + 1;
  const radians = (angle * Math.PI) / 180;
  return Array.from({ length: circles }, (_, i): Spot => {
    const shift = width * (i / (circles - 1) - 0.5);
    return { at: [x + Math.cos(radians) * shift, y + Math.sin(radians) * shift], radius: height / 2 };
  });
}

/** Whether a name keeps clear of what is taken. */
export const isClear = (name: readonly Spot[], taken: readonly Spot[]): boolean =>
  name.every(({ at, radius }) => taken.every((other) => distance(at, other.at) > radius + other.radius + nameGapPx));

/** Whether a name lies whole on the sheet. */
export const isWhole = (name: readonly Spot[]): boolean =>
  name.every(
    ({ at: [x, y], radius }) => x > radius && x < sheet.width - radius && y > radius && y < sheet.height - radius,
  );
