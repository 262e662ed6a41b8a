import 'server-only';
import { ownTransport } from './transport.ts';
import { startWorker, usualSettings } from './worker.ts';

/** Delivers the outbox beside the pages. */
export function startMail(): void {
  const worker = startWorker(ownTransport(usualSettings.parallel));
  globalThis.heemWakeOutbox = worker.wake;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) stopFirst(signal, worker.stop);
}

/** Puts our own closing before that of Next, which ends the process. */
function stopFirst(signal: NodeJS.Signals, stop: () => Promise<void>): void {
  const others = process.listeners(signal);
  process.removeAllListeners(signal);
  process.once(signal, async () => {
    await stop();
    for (const other of others) other(signal);
  });
}
