import { parentPort, threadId } from 'node:worker_threads';

/** What the thread should do. */
export type Wish = 'its number' | 'an error' | 'an end' | 'nothing';

parentPort?.on('message', (wish: Wish) => {
  if (wish === 'an error') throw new Error('as wished');
  if (wish === 'an end') process.exit(3);
  // Like a drawing that never ends: the thread cannot receive messages.
  while (wish === 'nothing');
  parentPort?.postMessage(threadId);
});
