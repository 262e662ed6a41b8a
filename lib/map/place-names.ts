import type { NameView } from '../../components/map/surroundings';
import type { Locale } from '../i18n/locales.ts';
import type { Place } from './base-map.ts';
import { type Drawing, sheet } from './sheet.ts';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** About how wide and high a letter is, in px of the sheet: on a telephone the sheet is half as large and the letters are not. */
const letters = { phone: { width: 13, height: 30 }, wide: { width: 8, height: 20 } };

/** The middle belongs to the place that the map is about, a corner to the button that opens the map. */
const middle: Box = {
  left: sheet.width / 2 - 20,
  right: sheet.width / 2 + 20,
  top: sheet.height / 2 - 20,
  bottom: sheet.height / 2 + 20,
};
const button: Box = { left: sheet.width - 270, right: sheet.width, top: sheet.height - 90, bottom: sheet.height };

/** The names on the sheet that do not cover each other, of places that come most important first; those marked `minor` have room on wide screens only. */
export function placeNames(places: readonly Place[], locale: Locale, { toSheet, holds }: Drawing): NameView[] {
  const taken: Box[] = [middle, button];
  const names: NameView[] = [];
  const near = places.filter(({ point: [x, y] }) => holds([x, y, x, y]));
  for (const size of ['phone', 'wide'] as const) {
    for (const { names: texts, rank, point } of near) {
      const text = texts[locale];
      const [x, pointY] = toSheet(point);
      // A name that the middle would cover stands below it.
      const hidden = overlap(boxOf(text, x, pointY, letters[size]), middle);
      const y = hidden ? middle.bottom + letters[size].height / 2 : pointY;
      const box = boxOf(text, x, y, letters[size]);
      if (!isInside(box) || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      names.push({ text, x, y, large: rank < 3, minor: size === 'wide' });
    }
  }
  return names;
}

const boxOf = (text: string, x: number, y: number, { width, height }: { width: number; height: number }): Box => ({
  left: x - (text.length * width) / 2,
  right: x + (text.length * width) / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const isInside = ({ left, right, top, bottom }: Box): boolean =>
  left > 0 && right < sheet.width && top > 0 && bottom < sheet.height;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
