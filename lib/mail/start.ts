import 'server-only';
import { processState } from '../process-state.ts';
import { stopFirst } from '../stop-first.ts';
import { ownTransport } from './transport.ts';
import { startWorker, usualSettings } from './worker.ts';

/** Delivers the outbox beside the pages. */
export function startMail(): void {
  const worker = startWorker(ownTransport(usualSettings.parallel));
  processState.wakeMailWorker = worker.wake;
  stopFirst(worker.stop);
}
