import { vi } from 'vitest';
import { db, inTransaction } from '@/lib/db/database';
import { queueMail } from '@/lib/mail/compose';
import type { Mail } from '@/lib/mail/mail';
import type { Transport } from '@/lib/mail/transport';
import { defaultSettings, startWorker, type Worker, type WorkerSettings } from '@/lib/mail/worker';
import { processState } from '@/lib/process-state';
import { endings } from './database';
import { mail } from './examples';

/** A worker of this test that wakes with each commit and tries again at once, up to its fourth time. */
export function deliver(transport: Transport, own: Partial<WorkerSettings> = {}): Worker {
  const retry: WorkerSettings['retry'] = (_, tries, now) => (tries < 4 ? now : null);
  const worker = startWorker(transport, { ...defaultSettings, busyPoll: 50, quietPoll: 50, retry, ...own });
  processState.wakeMailWorker = worker.wake;
  endings.push(() => {
    processState.wakeMailWorker = undefined;
    return worker.stop();
  });
  return worker;
}

export const queue = (...mails: Partial<Mail>[]): Promise<void> =>
  inTransaction(async (trx) => {
    for (const own of mails) await queueMail(trx, mail(own));
  });

/** What became of the mails, the oldest first. */
export const outbox = async () =>
  (await db()).selectFrom('outbox').select(['state', 'tries', 'last_error']).orderBy('created_at').execute();

/** Waits until no mail waits any more. */
export const settled = () =>
  vi.waitFor(
    async () => {
      const mails = await outbox();
      if (mails.some(({ state }) => state === 'waiting')) throw new Error(`still waiting: ${JSON.stringify(mails)}`);
      return mails;
    },
    { timeout: 15_000, interval: 30 },
  );
