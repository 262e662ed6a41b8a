import 'server-only';
import { beforeShutdown } from '../base/graceful-shutdown.ts';
import { processState } from '../base/process-state.ts';
import { ownTransport } from './transport.ts';
import { defaultSettings, startWorker } from './worker.ts';

/** Starts the worker that delivers the outbox, in the process of the pages. */
export function startMail(): void {
  const worker = startWorker(ownTransport(defaultSettings.parallel));
  processState.wakeMailWorker = worker.wake;
  beforeShutdown(worker.stop);
}
