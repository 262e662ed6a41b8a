import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type DeliveryResult,
  finishDelivery,
  type LeasedMail,
  leaseMails,
  nextDue,
  renewLeases,
} from '../db/outbox.ts';
import { errorMessage } from '../error-message.ts';
import type { Transport } from './transport.ts';

const second = 1_000;
const hour = 3_600 * second;

/** A mail is tried for at least this long before it is given up, in ms. */
const patience = 72 * hour;

/** When to try again after `tries` failed ones (ms since epoch): after 10 s, thrice as long each time, at most 4 hours; null to give up. */
export const nextTry = (wantedAt: number, tries: number, now: number): number | null =>
  now - wantedAt >= patience ? null : now + Math.min(10 * second * 3 ** (tries - 1), 4 * hour);

/** In ms, but for the number of mails that are sent at the same time. */
export interface WorkerSettings {
  parallel: number;
  /** How long a mail stays with a worker that gives no sign of life; renewed thrice in that time. */
  lease: number;
  /** How often the outbox is looked at for mails of other processes, while some wait and while none does. */
  busyPoll: number;
  quietPoll: number;
  /** How long a stop waits for mails that are on their way. */
  farewell: number;
  /** When a mail is tried again. */
  retry: typeof nextTry;
}

export const defaultSettings: WorkerSettings = {
  parallel: 8,
  lease: 120_000,
  busyPoll: 2_000,
  quietPoll: 15_000,
  farewell: 6_000,
  retry: nextTry,
};

export interface Worker {
  /** Looks at the outbox now. */
  wake(): void;
  /** Takes no more mails and waits for those on their way. */
  stop(): Promise<void>;
}

/** Delivers what is due in the outbox until it is stopped. */
export function startWorker(transport: Transport, settings = defaultSettings): Worker {
  const name = randomUUID();
  const sending = new Set<Promise<void>>();
  const bell = createBell();
  let stopping = false;

  async function deliver(mail: LeasedMail): Promise<void> {
    const result = await transport.send(mail.id, mail.message).then(
      (): DeliveryResult => ({ sent: true }),
      (error: unknown) => failedTry(mail, error, settings.retry),
    );
    // What was sent must be noted, or it would be sent again: the lease is kept until the database takes it.
    for (;;) {
      try {
        return await finishDelivery(name, mail.id, result);
      } catch (error) {
        report(error);
        if (stopping) return;
        await pause(1_000);
      }
    }
  }

  function send(mail: LeasedMail): void {
    const delivery = deliver(mail).finally(() => {
      sending.delete(delivery);
      bell.ring();
    });
    sending.add(delivery);
  }

  /** Takes what is due; returns how long there is nothing to do unless the bell rings, in ms. */
  async function round(): Promise<number> {
    const free = settings.parallel - sending.size;
    if (free === 0) return settings.busyPoll;
    const mails = await leaseMails(name, free, settings.lease);
    for (const mail of mails) send(mail);
    if (mails.length === free) return settings.busyPoll;
    const due = await nextDue();
    return due === null ? settings.quietPoll : Math.min(Math.max(due - Date.now(), 20), settings.busyPoll);
  }

  async function run(): Promise<void> {
    while (!stopping) {
      const idle = await round().catch((error: unknown) => {
        report(error);
        return settings.quietPoll;
      });
      await bell.wait(idle);
    }
  }

  const renewal = setInterval(() => {
    if (sending.size > 0) renewLeases(name, settings.lease).catch(report);
  }, settings.lease / 3);
  const running = run();

  return {
    wake: bell.ring,
    async stop() {
      stopping = true;
      bell.ring();
      await running;
      await Promise.race([Promise.all(sending), pause(settings.farewell, undefined, { ref: false })]);
      clearInterval(renewal);
      transport.close();
    },
  };
}

function failedTry({ id, wantedAt, tries }: LeasedMail, error: unknown, retry: typeof nextTry): DeliveryResult {
  const reason = errorMessage(error);
  const dueAt = retry(wantedAt, tries + 1, Date.now());
  console.error(`Mail ${id}: ${dueAt === null ? 'given up' : 'to be tried again'} after try ${tries + 1}: ${reason}`);
  return { sent: false, error: reason, dueAt };
}

const report = (error: unknown): void => console.error(`The outbox cannot be read or written: ${errorMessage(error)}`);

/** A wait that can be cut short; a ring while nobody waits cuts the next wait short. */
function createBell() {
  let rung = false;
  let end: (() => void) | null = null;
  return {
    ring(): void {
      rung = true;
      end?.();
    },
    wait(ms: number): Promise<void> {
      return new Promise((resolve) => {
        const timer = setTimeout(() => end?.(), ms);
        end = () => {
          clearTimeout(timer);
          rung = false;
          end = null;
          resolve();
        };
        if (rung) end();
      });
    },
  };
}
