import 'server-only';
import path from 'node:path';
import { secondMs } from '../base/day.ts';
import { processState } from '../base/process-state.ts';
import { ThreadQueue } from '../jobs/thread-queue.ts';
import type { TravelTask } from './travel-thread.ts';

declare module '../base/process-state.ts' {
  interface ProcessState {
    /** Started by instrumentation.ts, used by the route: they are in two bundles. */
    travelQueue?: ThreadQueue<TravelTask, unknown>;
  }
}

/** Returns the queue of the thread that computes travel times. */
export function travelQueue(): ThreadQueue<TravelTask, unknown> {
  processState.travelQueue ??= new ThreadQueue({
    file: path.resolve(/* turbopackIgnore: true */ 'lib/travel/travel-thread.ts'),
    maxWaiting: 20,
    timeoutMs: 20 * secondMs,
  });
  return processState.travelQueue;
}

/** Starts the thread, which reads its roads before a visitor waits for them. */
export const startTravel = (): void => travelQueue().start();
