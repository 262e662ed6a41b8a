import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Feed, type UnknownValue, UnknownValues } from '@/lib/import/feed';
import type { ReadFeed } from '@/lib/import/formats';

/** A feed of the sample suppliers in this folder. */
export const sampleFeed = (name: string): Buffer => readFileSync(join(import.meta.dirname, name));

/** What a reader makes of a feed, and what it did not understand as "field: value". */
export function readAs(read: ReadFeed, feed: Uint8Array | string): Feed & { unknown: string[] } {
  const notes = new UnknownValues();
  const bytes = typeof feed === 'string' ? Buffer.from(feed) : feed;
  const result = read(bytes, notes);
  return { ...result, unknown: notes.unknown.map(({ field, value }: UnknownValue) => `${field}: ${value}`) };
}
