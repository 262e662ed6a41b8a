import 'server-only';
import { stopFirst } from '../stop-first.ts';
import { ownTransport } from './transport.ts';
import { startWorker, usualSettings } from './worker.ts';

/** Delivers the outbox beside the pages. */
export function startMail(): void {
  const worker = startWorker(ownTransport(usualSettings.parallel));
  globalThis.heemWakeOutbox = worker.wake;
  stopFirst(worker.stop);
}
