import 'server-only';
import { stopFirst } from '../stop-first.ts';
import { stopGathering, write } from './gather.ts';

/** In ms: what a crash can lose at most. */
const interval = 1_000;

/** Writes what the pages count, beside them. */
export function startAudience(): void {
  setInterval(write, interval).unref();
  stopFirst(stopGathering);
}
