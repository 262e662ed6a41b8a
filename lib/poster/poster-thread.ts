import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '../jobs/thread-priority.ts';
import { drawPoster } from './draw-poster.ts';
import type { Poster } from './poster.ts';

lowerThreadPriority();

// Node runs this file from its source, beside the bundles of Next: a poster takes up to 0.3 s, which would block the server.
parentPort?.on('message', async (poster: Poster) => {
  const bytes = await drawPoster(poster);
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
