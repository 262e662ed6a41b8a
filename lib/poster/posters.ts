import { createHash } from 'node:crypto';
import path from 'node:path';
import { secondMs } from '../base/day.ts';
import { ThreadQueue } from '../jobs/thread-queue.ts';
import type { Poster } from './poster.ts';
import { PosterCache } from './poster-cache.ts';

/** The size of about forty posters. */
const maxKeptBytes = 16 * 1024 * 1024;

const thread = new ThreadQueue<Poster, Uint8Array<ArrayBuffer>>({
  file: path.resolve(/* turbopackIgnore: true */ 'lib/poster/poster-thread.ts'),
  maxWaiting: 20,
  timeoutMs: 20 * secondMs,
});
const cache = new PosterCache(maxKeptBytes);

/** Returns the cache key of a poster in a version of the data, since pictures change without a new name. */
export const posterKey = (poster: Poster, version: number): string =>
  createHash('sha256')
    .update(JSON.stringify([version, poster]))
    .digest('base64url');

/** Whether a poster is drawn, or being drawn. */
export const isDrawn = (key: string): boolean => cache.has(key);

/** Takes a poster and its key; returns the PDF, drawn in a separate thread. Rejects with QueueFullError if too many wait. */
export const posterFile = (poster: Poster, key: string): Promise<Uint8Array<ArrayBuffer>> =>
  cache.get(key, () => thread.run(poster));
