import 'server-only';
import { beforeShutdown } from '../graceful-shutdown.ts';
import { stopGathering, writeAll } from './gather.ts';

/** In ms: with the write that follows, what a crash can lose at most. */
const interval = 1_000;

/** Writes what the pages count, beside them. */
export function startAudience(): void {
  setInterval(writeAll, interval).unref();
  beforeShutdown(stopGathering);
}
