import 'server-only';
import { snapshot } from './store.ts';

/** Reads and checks the data before the first request; a server whose data are at fault says so and does not come up. */
export function start(): void {
  try {
    snapshot();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
