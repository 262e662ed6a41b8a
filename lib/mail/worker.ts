import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { errorMessage } from '../base/error-message.ts';
import { type Job, wakeJob } from '../jobs/job.ts';
import { type DeliveryResult, finishDelivery, type LeasedMail, leaseMails, nextDue, renewLeases } from './store.ts';
import type { Transport } from './transport.ts';

const second = 1_000;
const hour = 3_600 * second;

/** How long a mail is tried before it has failed, in ms. */
const maxRetryTime = 72 * hour;

/** Exponential backoff, the time (ms since epoch) of the next attempt after `tries` failed ones: 10 s, three times as long each time, at most 4 hours; null to give up. */
export const nextAttempt = (wantedAt: number, tries: number, now: number): number | null =>
  now - wantedAt >= maxRetryTime ? null : now + Math.min(10 * second * 3 ** (tries - 1), 4 * hour);

/** Times in ms, and the number of mails that are sent in parallel. */
export interface WorkerSettings {
  parallel: number;
  /** How long a lease lasts without renewal; it is renewed three times in that time. */
  lease: number;
  /** How often the outbox is polled for mails of other processes, while some are waiting and while none are. */
  busyPoll: number;
  quietPoll: number;
  /** How long a stop waits for mails that are being sent. */
  stopTimeout: number;
  /** The time of the next attempt. */
  retry: typeof nextAttempt;
}

export const defaultSettings: WorkerSettings = {
  parallel: 8,
  lease: 120_000,
  busyPoll: 2_000,
  quietPoll: 5_000,
  stopTimeout: 6_000,
  retry: nextAttempt,
};

/** Delivers the mails of the outbox that are due. */
export function mailJob(transport: Transport, settings = defaultSettings): Job {
  const name = randomUUID();
  const sending = new Set<Promise<void>>();
  let stopping = false;
  let round: Promise<unknown> = Promise.resolve();

  async function deliver(mail: LeasedMail): Promise<void> {
    const result = isTooLate(mail)
      ? failedTry(mail, new Error('its time was over before it could be sent'), () => null)
      : await transport.send(mail.id, mail.message).then(
          (): DeliveryResult => ({ sent: true }),
          (error: unknown) => failedTry(mail, error, settings.retry),
        );
    // A sent mail must be stored as sent, or it would be sent again: the lease is renewed until the database accepts it.
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
      wakeJob('mails');
    });
    sending.add(delivery);
  }

  /** Leases the mails that are due; returns how long (ms) to wait unless woken. */
  async function leaseAndSend(): Promise<number> {
    const free = settings.parallel - sending.size;
    if (free === 0) return settings.busyPoll;
    const mails = await leaseMails(name, free, settings.lease);
    for (const mail of mails) send(mail);
    if (mails.length === free) return settings.busyPoll;
    const due = await nextDue();
    return due === null ? settings.quietPoll : Math.min(Math.max(due - Date.now(), 20), settings.busyPoll);
  }

  const renewal = setInterval(() => {
    if (sending.size > 0) renewLeases(name, settings.lease).catch(report);
  }, settings.lease / 3);

  return {
    everyMs: settings.quietPoll,
    leaseMs: settings.lease,
    isAtStart: true,
    run() {
      const begun = leaseAndSend();
      round = begun.catch(() => undefined);
      return begun;
    },
    /** Waits for the mails that are being sent. */
    async stop() {
      stopping = true;
      await round;
      await Promise.race([Promise.all(sending), pause(settings.stopTimeout, undefined, { ref: false })]);
      clearInterval(renewal);
      transport.close();
    },
  };
}

const isTooLate = ({ message: { notAfter } }: LeasedMail): boolean => notAfter !== undefined && Date.now() >= notAfter;

function failedTry({ id, wantedAt, tries }: LeasedMail, error: unknown, retry: typeof nextAttempt): DeliveryResult {
  const reason = errorMessage(error);
  const dueAt = retry(wantedAt, tries + 1, Date.now());
  console.error(`Mail ${id}: ${dueAt === null ? 'given up' : 'to be tried again'} after try ${tries + 1}: ${reason}`);
  return { sent: false, error: reason, dueAt };
}

const report = (error: unknown): void => console.error(`The outbox cannot be read or written: ${errorMessage(error)}`);
