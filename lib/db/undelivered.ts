import { db } from './database.ts';

/** A mail that has not gone out. */
export interface Undelivered {
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
export async function listUndelivered(): Promise<Undelivered[]> {
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
