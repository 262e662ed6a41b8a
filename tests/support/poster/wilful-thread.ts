import { parentPort, threadId } from 'node:worker_threads';

/** What a test wants of the thread. */
export type Wish = 'its number' | 'an error' | 'an end' | 'nothing' | { pauseMs: number };

parentPort?.on('message', (wish: Wish) => {
  if (wish === 'an error') throw new Error('as wished');
  if (wish === 'an end') process.exit(3);
  // As a drawing that never ends: not even a message would reach it.
  while (wish === 'nothing');
  if (typeof wish === 'object') setTimeout(() => parentPort?.postMessage(threadId), wish.pauseMs);
  else parentPort?.postMessage(threadId);
});
