import type { Feed, UnknownValues } from './feed.ts';
import { readKyero } from './kyero.ts';
import { readOmnicasa } from './omnicasa.ts';
import { readOpenImmo } from './openimmo.ts';

/** A reader takes a feed's bytes and notes what it does not understand; it throws a RefusedFeed for what is no such feed. */
export type ReadFeed = (bytes: Uint8Array, notes: UnknownValues) => Feed;

export const formats: Readonly<Record<string, ReadFeed>> = {
  kyero: readKyero,
  openimmo: readOpenImmo,
  'omnicasa-json': readOmnicasa,
};
