import type { ImportSource } from '../content/import-sources.ts';
import type { Feed, UnknownValues } from './feed.ts';
import { readKyero } from './kyero.ts';
import { readOmnicasa } from './omnicasa.ts';
import { readOpenImmo } from './openimmo.ts';

/** Reads the bytes of a feed and records unknown values; throws an InvalidFeedError for another format. */
export type ReadFeed = (bytes: Uint8Array, unknownValues: UnknownValues) => Feed;

export const formats: Readonly<Record<ImportSource['format'], ReadFeed>> = {
  kyero: readKyero,
  openimmo: readOpenImmo,
  'omnicasa-json': readOmnicasa,
};
