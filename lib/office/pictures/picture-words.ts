import type { Picture } from '../../catalogue/schema/lists.ts';

// Pure, for the server and the browser.

/** What staff say of a picture, as its form holds it. */
export interface PictureWords extends Pick<Picture, 'kind' | 'alt'> {
  focus: { x: number; y: number };
}

const middle = { x: 50, y: 50 };

/** Without a focus it is the middle: so the two shares of one are fields that two editors can change apart. */
export const pictureWords = ({ kind, alt, focus = middle }: Pick<Picture, 'kind' | 'alt' | 'focus'>): PictureWords => ({
  kind,
  alt,
  focus,
});

/** The focus as the data have it: none for the middle. */
export const storedFocus = ({ focus }: PictureWords): Pick<Picture, 'focus'> =>
  focus.x === middle.x && focus.y === middle.y ? {} : { focus };

/** What the shares of a focus are called, 0, 25 and so on: the keys of office.pictures.places. */
export const focusPlaces = {
  x: ['left', 'halfLeft', 'middle', 'halfRight', 'right'],
  y: ['top', 'halfTop', 'middle', 'halfBottom', 'bottom'],
} as const;

/** Shares of a picture are said in quarters: pages have a rule for each. Others that a file has stay until they are changed. */
export const nearestQuarter = (share: number): number => Math.max(0, Math.min(100, Math.round(share / 25) * 25));
