import 'server-only';
import { stopFirst } from '../graceful-shutdown.ts';
import { processState } from '../process-state.ts';
import { ownTransport } from './transport.ts';
import { startWorker, usualSettings } from './worker.ts';

/** Delivers the outbox beside the pages. */
export function startMail(): void {
  const worker = startWorker(ownTransport(usualSettings.parallel));
  processState.wakeMailWorker = worker.wake;
  stopFirst(worker.stop);
}
