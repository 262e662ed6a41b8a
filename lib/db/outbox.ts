import { type Selectable, sql } from 'kysely';
import type { ComposedMail, OutgoingMail } from '../mail/mail.ts';
import { processState } from '../process-state.ts';
import { runUrgently } from './connections.ts';
import { afterCommit, db, leaseRows, noLease, type Trx } from './database.ts';
import type { Schema } from './schema.ts';

const wakeWorker = (): void => processState.wakeMailWorker?.();

/** A mail that this worker alone may send until its lease ends. */
export interface LeasedMail {
  id: string;
  message: OutgoingMail;
  createdAt: number;
  wantedAt: number;
  /** Tries before this one. */
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

/** Takes back a mail that nobody has begun to send; one that is on its way or gone stays as it is. */
export async function cancelMail(trx: Trx, id: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('leased_until', '<=', Date.now())
    .execute();
}

/** Takes at most `count` mails that are due and that no living worker has, for `leaseMs`; the oldest first. */
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

/** Keeps the mails that a worker is still sending. */
export async function renewLeases(worker: string, leaseMs: number): Promise<void> {
  await (await db())
    .updateTable('outbox')
    .set({ leased_until: Date.now() + leaseMs })
    .where('leased_by', '=', worker)
    .where('state', '=', 'waiting')
    .execute();
}

/** What a try came to: sent, given up, or to be tried again at `dueAt` (ms since epoch). */
export type DeliveryResult = { sent: true } | { sent: false; error: string; dueAt: number | null };

/**
 * Notes what a try came to and gives the mail back. A mail that is sent keeps its address and subject, not its content. What waits for the
 * database waits longer: a mail that was accepted and is not noted would be sent again after a crash.
 */
export async function finishDelivery(worker: string, id: string, result: DeliveryResult): Promise<void> {
  const now = Date.now();
  const outcome = result.sent
    ? ({ state: 'sent', message: null, finished_at: now, last_error: null } as const)
    : result.dueAt === null
      ? ({ state: 'failed', finished_at: now, last_error: result.error } as const)
      : ({ due_at: result.dueAt, last_error: result.error } as const);
  const database = await db();
  await runUrgently(() =>
    database
      .updateTable('outbox')
      .set((eb) => ({ ...outcome, tries: eb('tries', '+', 1), ...noLease }))
      .where('id', '=', id)
      .where('leased_by', '=', worker)
      .execute(),
  );
}

/** When the next mail that nobody is sending is due, in ms since epoch; null where none waits. */
export async function nextDue(): Promise<number | null> {
  const { due } = await (await db())
    .selectFrom('outbox')
    .select(sql<number | null>`min(case when leased_until > due_at then leased_until else due_at end)`.as('due'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return due;
}

/** A mail that has not gone out. */
interface UndeliveredMail {
  id: string;
  state: string;
  recipient: string;
  subject: string;
  tries: number;
  created_at: number;
  /** When it is tried next (ms since epoch), while it waits. */
  due_at: number;
  last_error: string | null;
}

/** The mails that wait or were given up, the oldest first. */
export async function listUndelivered(): Promise<UndeliveredMail[]> {
  return (await db())
    .selectFrom('outbox')
    .select(['id', 'state', 'recipient', 'subject', 'tries', 'created_at', 'due_at', 'last_error'])
    .where('state', '!=', 'sent')
    .orderBy('created_at')
    .execute();
}

/** Makes mails due now, with all their tries before them: those named, or all that were given up; returns which. */
export async function retryMails(ids: readonly string[] | 'all failed'): Promise<string[]> {
  const now = Date.now();
  const due = await (await db())
    .updateTable('outbox')
    .set({ state: 'waiting', wanted_at: now, due_at: now, tries: 0, finished_at: null })
    .where('leased_until', '<=', now)
    .$if(ids === 'all failed', (query) => query.where('state', '=', 'failed'))
    .$if(ids !== 'all failed', (query) => query.where('state', '!=', 'sent').where('id', 'in', [...ids]))
    .returning('id')
    .execute();
  return due.map(({ id }) => id);
}
