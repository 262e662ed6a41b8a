import 'server-only';
import { env } from '../env.ts';
import { loadSnapshot, type Snapshot } from './load.ts';

declare global {
  // Pages, middleware and instrumentation are separate bundles of one process: what they share lives here.
  var heemSnapshot: Snapshot | undefined;
}

/** The data in force; the first call reads it, and throws a DataError if it is at fault. */
export const snapshot = (): Snapshot => {
  globalThis.heemSnapshot ??= loadSnapshot(env.dataDir);
  return globalThis.heemSnapshot;
};
