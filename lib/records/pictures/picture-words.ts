import { type PictureOrigin, pictureOrigins } from '../../catalogue/pictures/picture-origin.ts';
import type { Picture } from '../../catalogue/schema/lists.ts';

// Pure, for the server and the browser.

export const pictureKinds = ['exterior', 'interior', 'plan', 'banner', 'person'] as const satisfies Picture['kind'][];
export const shownOrigins = ['unknown', ...pictureOrigins] as const;

/** The description of a picture, as its form holds it. */
export interface PictureWords extends Pick<Picture, 'kind' | 'alt'> {
  focus: { x: number; y: number };
  origin: PictureOrigin | 'unknown';
}

const middle = { x: 50, y: 50 };

/** A missing focus becomes the middle, so that two editors can change its two shares separately. */
export const pictureWords = ({
  kind,
  alt,
  focus = middle,
  origin,
}: Pick<Picture, 'kind' | 'alt' | 'focus' | 'origin'>): PictureWords => ({
  kind,
  alt,
  focus,
  origin: origin ?? 'unknown',
});

/** The description as the data store it: no focus for the middle, no origin if it is unknown. */
export const storedWords = ({
  kind,
  alt,
  focus,
  origin,
}: PictureWords): Pick<Picture, 'kind' | 'alt' | 'focus' | 'origin'> => ({
  kind,
  alt,
  ...(focus.x === middle.x && focus.y === middle.y ? {} : { focus }),
  ...(origin === 'unknown' ? {} : { origin }),
});

/** The names of the shares of a focus, 0, 25 and so on: the keys of office.pictures.places. */
export const focusPlaces = {
  x: ['left', 'halfLeft', 'middle', 'halfRight', 'right'],
  y: ['top', 'halfTop', 'middle', 'halfBottom', 'bottom'],
} as const;

/** Shares of a picture are said in quarters: pages have a rule for each. Others that a file has stay until they are changed. */
export const roundToQuarter = (share: number): number => Math.max(0, Math.min(100, Math.round(share / 25) * 25));
