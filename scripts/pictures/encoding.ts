import { createHash } from 'node:crypto';
import type { Picture } from '../../lib/catalogue/schema/lists.ts';

/** Widths in px of the specification (section 9); a wider picture, the banner, also keeps its own width up to `widest`. */
const steps = [100, 400, 600, 1360];
const widest = 2400;

const photograph = { avif: { quality: 50, effort: 3 }, webp: { quality: 75 } };
const drawing = { avif: { quality: 60, effort: 3 }, webp: { quality: 85 } };
export const openGraph = { width: 1200, height: 630, jpeg: { quality: 80 } };

/** How pictures of a kind are encoded: the thin lines and words of a plan ask for more than a photograph. */
export const encodingOf = (kind: Picture['kind']) => (kind === 'plan' ? drawing : photograph);

/** Widths in px to make of a source that many px wide, narrowest first; none is wider than the source. */
export const widthsOf = (sourceWidth: number): number[] => [
  ...steps.filter((step) => step < sourceWidth),
  Math.min(sourceWidth, widest),
];

/** All that decides which files are made of a picture of a kind, and how. */
export const settingsOf = (kind: Picture['kind']): string =>
  JSON.stringify([encodingOf(kind), openGraph, steps, widest]);

/** Eight hex digits that change with the picture and with its encoding, so that browsers may keep a file for ever. */
export const pictureHash = (bytes: Uint8Array, kind: Picture['kind']): string =>
  createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([encodingOf(kind), openGraph]))
    .digest('hex')
    .slice(0, 8);
