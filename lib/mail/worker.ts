import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hourMs, secondMs } from '../base/day.ts';
import { errorMessage } from '../base/error-message.ts';
import { type Job, wakeJob } from '../jobs/job.ts';
import { type DeliveryResult, finishDelivery, type LeasedMail, leaseMails, nextDue, renewLeases } from './store.ts';
import type { Transport } from './transport.ts';

/** A mail has failed after this time. */
const maxRetryMs = 72 * hourMs;

/** Exponential backoff, the time (ms since epoch) of the next attempt after `tries` failed ones: 10 s, three times as long each time, at most 4 hours; null to give up. */
export const nextAttempt = (wantedAt: number, tries: number, now: number): number | null =>
  now - wantedAt >= maxRetryMs ? null : now + Math.min(10 * secondMs * 3 ** (tries - 1), 4 * hourMs);

export interface WorkerSettings {
  /** The number of mails sent at the same time. */
  parallel: number;
  /** A lease expires after this time; it is renewed three times before. */
  leaseMs: number;
  /** The outbox is polled for mails of other processes at these intervals, while some are waiting and while none are. */
  busyPollMs: number;
  quietPollMs: number;
  /** A stop waits so long for mails that are being sent. */
  stopTimeoutMs: number;
  /** The time of the next attempt. */
  retry: typeof nextAttempt;
}

export const defaultSettings: WorkerSettings = {
  parallel: 8,
  leaseMs: 120_000,
  busyPollMs: 2_000,
  quietPollMs: 5_000,
  stopTimeoutMs: 6_000,
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
    if (free === 0) return settings.busyPollMs;
    const mails = await leaseMails(name, free, settings.leaseMs);
    for (const mail of mails) send(mail);
    if (mails.length === free) return settings.busyPollMs;
    const due = await nextDue();
    return due === null ? settings.quietPollMs : Math.min(Math.max(due - Date.now(), 20), settings.busyPollMs);
  }

  const renewal = setInterval(() => {
    if (sending.size > 0) renewLeases(name, settings.leaseMs).catch(report);
  }, settings.leaseMs / 3);

  return {
    everyMs: settings.quietPollMs,
    leaseMs: settings.leaseMs,
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
      await Promise.race([Promise.all(sending), pause(settings.stopTimeoutMs, undefined, { ref: false })]);
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
