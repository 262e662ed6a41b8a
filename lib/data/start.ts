import 'server-only';
import { env } from '../env.ts';
import { loadMessages } from './check-messages.ts';
import { LiveData } from './live-data.ts';
import { putMessagesInForce } from './messages.ts';
import { dataState } from './store.ts';

/**
 * Reads and checks data and messages before the first request, and returns what follows their folders from then on; a server of which either
 * is at fault says so and does not come up.
 */
export function start(): LiveData {
  try {
    // It looks at the folders first: what is written while they are read is a change.
    const live = new LiveData();
    dataState();
    putMessagesInForce(loadMessages(env.messagesDir));
    live.follow();
    return live;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
