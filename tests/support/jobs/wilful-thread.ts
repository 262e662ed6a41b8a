import { getPriority } from 'node:os';
import { parentPort, threadId } from 'node:worker_threads';
import { lowerThreadPriority } from '../../../lib/jobs/thread-priority.ts';

/** The task of the thread. */
export type Wish = 'its number' | 'its lowered priority' | 'an error' | 'an end' | 'nothing';

parentPort?.on('message', (wish: Wish) => {
  if (wish === 'an error') throw new Error('as wished');
  if (wish === 'an end') process.exit(3);
  // Like a drawing that never ends: the thread cannot receive messages.
  while (wish === 'nothing');
  if (wish === 'its lowered priority') lowerThreadPriority();
  parentPort?.postMessage(wish === 'its number' ? threadId : getPriority());
});
