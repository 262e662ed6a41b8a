import 'server-only';
import { LiveData } from './live-data.ts';
import { dataState } from './store.ts';

/** Reads and checks the data before the first request, and follows their folder from then on; a server whose data are at fault says so and does not come up. */
export function start(): void {
  try {
    // It looks at the folder first: what is written while the data are read is a change.
    const live = new LiveData();
    dataState();
    live.follow();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
