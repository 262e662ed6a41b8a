import { type Selectable, sql } from 'kysely';
import { withPriority } from '../db/connections.ts';
import { afterCommit, type Database, db, type Trx } from '../db/database.ts';
import { leaseRows, noLease } from '../db/row-leases.ts';
import type { Schema } from '../db/schema.ts';
import { wakeJob } from '../jobs/job.ts';
import type { ComposedMail, OutgoingMail } from './mail.ts';

const wakeWorker = (): void => wakeJob('mails');

/** A mail that only this worker may send until its lease ends. */
export interface LeasedMail {
  id: string;
  message: OutgoingMail;
  createdAt: number;
  wantedAt: number;
  /** Attempts before this one. */
  tries: number;
}

/** Puts a mail into the outbox; the worker of this process starts as soon as the transaction is committed. */
export async function putMail(trx: Trx, { id, notBefore, message }: ComposedMail, leadId?: string): Promise<void> {
  const now = Date.now();
  const wanted = Math.max(now, notBefore ?? 0);
  await trx
    .insertInto('outbox')
    .values({
      id,
      lead: leadId ?? null,
      recipient: message.to,
      subject: message.subject,
      message: JSON.stringify(message),
      state: 'waiting',
      created_at: now,
      wanted_at: wanted,
      due_at: wanted,
      tries: 0,
      ...noLease,
      finished_at: null,
      last_error: null,
    })
    .execute();
  afterCommit(wakeWorker);
}

/** Deletes a mail that no worker has begun to send; one that is being sent or was sent stays. */
export async function cancelMail(trx: Trx, id: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('leased_until', '<=', Date.now())
    .execute();
}

/** Leases at most `count` mails that are due and not leased, for `leaseMs`; the oldest first. */
export async function leaseMails(worker: string, count: number, leaseMs: number): Promise<LeasedMail[]> {
  const leased = await leaseRows('outbox', sql`state = 'waiting'`, { worker, count, leaseMs });
  return leased.map(toLeasedMail);
}

const toLeasedMail = ({ id, message, created_at, wanted_at, tries }: Selectable<Schema['outbox']>): LeasedMail => ({
  id,
  message: JSON.parse(message ?? 'null') as OutgoingMail,
  createdAt: created_at,
  wantedAt: wanted_at,
  tries,
});

/** Extends the leases of the mails that a worker is still sending. */
export async function renewLeases(worker: string, leaseMs: number): Promise<void> {
  await (await db())
    .updateTable('outbox')
    .set({ leased_until: Date.now() + leaseMs })
    .where('leased_by', '=', worker)
    .where('state', '=', 'waiting')
    .execute();
}

/** The result of an attempt: sent, or failed and due again at `dueAt` (ms since epoch; null: given up). */
export type DeliveryResult = { sent: true } | { sent: false; error: string; dueAt: number | null };

/**
 * Stores the result of an attempt and ends the lease. A sent mail keeps its address and subject, not its content. It goes before other
 * queries: a mail that was accepted but not stored as sent would be sent again after a crash.
 */
export async function finishDelivery(worker: string, id: string, result: DeliveryResult): Promise<void> {
  const now = Date.now();
  const outcome = result.sent
    ? ({ state: 'sent', message: null, finished_at: now, last_error: null } as const)
    : result.dueAt === null
      ? ({ state: 'failed', finished_at: now, last_error: result.error } as const)
      : ({ due_at: result.dueAt, last_error: result.error } as const);
  const database = await db();
  await withPriority(() =>
    database
      .updateTable('outbox')
      .set((eb) => ({ ...outcome, tries: eb('tries', '+', 1), ...noLease }))
      .where('id', '=', id)
      .where('leased_by', '=', worker)
      .execute(),
  );
}

/** Returns the time at which the next mail without a lease is due, in ms since epoch; null if none is waiting. */
export async function nextDue(): Promise<number | null> {
  const { due } = await (await db())
    .selectFrom('outbox')
    .select(sql<number | null>`min(case when leased_until > due_at then leased_until else due_at end)`.as('due'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return due;
}

/** A mail that is waiting or has failed. */
interface UndeliveredMail {
  id: string;
  state: string;
  recipient: string;
  subject: string;
  tries: number;
  created_at: number;
  /** The next attempt (ms since epoch), while it is waiting. */
  due_at: number;
  last_error: string | null;
}

const mailLines = (database: Database) =>
  database
    .selectFrom('outbox')
    .select(['id', 'state', 'recipient', 'subject', 'tries', 'created_at', 'due_at', 'last_error'])
    .orderBy('created_at');

/** The mails that are waiting or have failed, the oldest first. */
export const listUndelivered = async (): Promise<UndeliveredMail[]> =>
  mailLines(await db())
    .where('state', '!=', 'sent')
    .execute();

/** The failed mails, the oldest first, up to a limit. */
export const listFailed = async (limit: number): Promise<UndeliveredMail[]> =>
  mailLines(await db())
    .where('state', '=', 'failed')
    .limit(limit)
    .execute();

/** Makes mails due now with a new count of attempts: those with these ids, or all that have failed; returns their ids. */
export async function retryMails(ids: readonly string[] | 'all failed', trx?: Trx): Promise<string[]> {
  const now = Date.now();
  const due = await (trx ?? (await db()))
    .updateTable('outbox')
    .set({ state: 'waiting', wanted_at: now, due_at: now, tries: 0, finished_at: null })
    .where('leased_until', '<=', now)
    .$if(ids === 'all failed', (query) => query.where('state', '=', 'failed'))
    .$if(ids !== 'all failed', (query) => query.where('state', '!=', 'sent').where('id', 'in', [...ids]))
    .returning('id')
    .execute();
  return due.map(({ id }) => id);
}
