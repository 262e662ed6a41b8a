import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { diffValues, setRow } from '../audit/store-rows.ts';
import { db, type Trx } from '../db/database.ts';
import type { MailState } from '../db/schema.ts';
import type { EntryKind, LeadEntryTable, LeadStatus } from '../db/tables/leads.ts';
import { toBuffer } from '../db/to-buffer.ts';
import type { Portfolio } from '../staff/portfolio.ts';
import { type LeadRecord, toLeadRecord } from './store.ts';
import { selectVisibleLeads } from './store-inbox.ts';

/** The fields of a lead that staff set. */
export interface LeadState {
  status: LeadStatus;
  assignee: string | null;
  followUp: string | null;
}

export interface LeadEntry {
  id: string;
  kind: EntryKind;
  authorName: string;
  subject: string | null;
  text: string;
  mail: string | null;
  /** The address to which the lead was forwarded, with these files. */
  recipient: string | null;
  files: string[];
  createdAt: number;
}

/** A lead, if it is visible to a broker; null for none. */
export async function findLead(id: string, visibleTo?: Portfolio, trx?: Trx): Promise<LeadRecord | null> {
  const row = await selectVisibleLeads(trx ?? (await db()), visibleTo)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toLeadRecord(row) : null;
}

/** The given leads that a broker may see, in a fixed order, so that two people who change them cannot deadlock. */
export async function findLeads(ids: readonly string[], visibleTo?: Portfolio, trx?: Trx): Promise<LeadRecord[]> {
  const rows = await selectVisibleLeads(trx ?? (await db()), visibleTo)
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(toLeadRecord);
}

/** Sets what is given and returns what it was, as far as it differs. */
export async function updateLead(
  trx: Trx,
  id: string,
  { followUp, ...rest }: Partial<LeadState>,
): Promise<{ before: Partial<LeadState>; after: Partial<LeadState> }> {
  return diffValues([await setRow(trx, { table: 'lead', key: { id }, set: { ...rest, follow_up: followUp } })]);
}

interface NewEntry {
  kind: EntryKind;
  text: string;
  subject?: string;
  mail?: string;
  recipient?: string;
  files?: readonly string[];
}

/** A note, an answer or what was forwarded, as a new row. */
export const entryRow = (
  lead: string,
  author: { id: string | null; name: string },
  { kind, text, subject, mail, recipient, files }: NewEntry,
): Insertable<LeadEntryTable> => ({
  id: randomUUID(),
  lead,
  kind,
  author: author.id,
  author_name: author.name,
  subject: subject ?? null,
  text,
  mail: mail ?? null,
  created_at: Date.now(),
  recipient,
  files: files && JSON.stringify(files),
});

/** Stores an entry of a lead. */
export async function addEntry(trx: Trx, ...entry: Parameters<typeof entryRow>): Promise<void> {
  await trx
    .insertInto('lead_entry')
    .values(entryRow(...entry))
    .execute();
}

/** Notes, answers and what was forwarded of a lead, the oldest first. */
export async function listEntries(lead: string, trx?: Trx): Promise<LeadEntry[]> {
  const rows = await (trx ?? (await db()))
    .selectFrom('lead_entry')
    .selectAll()
    .where('lead', '=', lead)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ author_name, created_at, author: _, lead: __, files, ...row }) => ({
    ...row,
    files: files === null ? [] : JSON.parse(files),
    authorName: author_name,
    createdAt: created_at,
  }));
}

/** Returns the mails of a lead with their states. */
export async function listLeadMails(lead: string) {
  return (await db())
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject', 'state', 'created_at', 'due_at', 'finished_at', 'last_error'])
    .where('lead', '=', lead)
    .orderBy('created_at')
    .execute() satisfies Promise<{ state: MailState }[]>;
}

/** The files of a lead, without their content. */
export async function listLeadFiles(lead: string): Promise<{ id: string; name: string; type: string }[]> {
  return (await db()).selectFrom('upload').select(['id', 'name', 'type']).where('lead', '=', lead).execute();
}

/** The content of some files of a lead. */
export async function readFiles(lead: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await (await db())
    .selectFrom('upload')
    .select(['name', 'type', 'content'])
    .where('lead', '=', lead)
    .where('id', 'in', ids)
    .execute();
  return rows.map((file) => ({ ...file, content: toBuffer(file.content) }));
}

/** A file with its lead; null for none, and for one of a lead that a broker may not see. */
export async function findFile(id: string, visibleTo?: Portfolio) {
  const found = await (await db())
    .selectFrom('upload')
    .select(['lead', 'name', 'type', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found || !(await findLead(found.lead, visibleTo))) return null;
  return { ...found, content: toBuffer(found.content) };
}

/** Returns the names of the senders of leads, by lead id; a lead that is gone is left out. */
export async function listLeadNames(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await (await db()).selectFrom('lead').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
