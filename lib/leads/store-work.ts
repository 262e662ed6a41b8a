import { randomUUID } from 'node:crypto';
import { type Expression, type Insertable, sql } from 'kysely';
import { diffValues, setRow } from '../audit/store-rows.ts';
import { normalizeEmail } from '../base/email.ts';
import { type Database, db, type Trx } from '../db/database.ts';
import { personIdOf } from '../db/person-index.ts';
import type { MailState } from '../db/schema.ts';
import type { EntryKind, LeadEntryTable, LeadStatus } from '../db/tables/leads.ts';
import type { Portfolio } from '../staff/portfolio.ts';
import { type LeadRecord, toLeadRecord } from './store.ts';
import { isVisible } from './store-inbox.ts';

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
  /** Of a lead that was forwarded: the address that it went to, and the files that went along. */
  recipient: string | null;
  files: string[];
  createdAt: number;
}

const visible = (database: Database | Trx, id: string, visibleTo: Portfolio | undefined) =>
  database
    .selectFrom('lead')
    .where('id', '=', id)
    .$if(visibleTo !== undefined, (query) =>
      query.where((eb) => (visibleTo ? isVisible(eb, visibleTo) : eb.lit(true))),
    );

/** A lead, if it is visible to a broker; null for none. */
export async function findLead(id: string, visibleTo?: Portfolio, trx?: Trx): Promise<LeadRecord | null> {
  const row = await visible(trx ?? (await db()), id, visibleTo)
    .selectAll()
    .executeTakeFirst();
  return row ? toLeadRecord(row) : null;
}

/** The given leads that a broker may see, in a fixed order, so that two people who change them cannot deadlock. */
export async function findLeads(ids: readonly string[], visibleTo?: Portfolio, trx?: Trx): Promise<LeadRecord[]> {
  const rows = await (trx ?? (await db()))
    .selectFrom('lead')
    .selectAll()
    .where('id', 'in', ids)
    .$if(visibleTo !== undefined, (query) => query.where((eb) => (visibleTo ? isVisible(eb, visibleTo) : eb.lit(true))))
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

/** The mails of a lead, and what became of them. */
export async function mailsOf(lead: string) {
  return (await db())
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject', 'state', 'created_at', 'due_at', 'finished_at', 'last_error'])
    .where('lead', '=', lead)
    .orderBy('created_at')
    .execute() satisfies Promise<{ state: MailState }[]>;
}

/** The files of a lead, without their content. */
export async function filesOf(lead: string): Promise<{ id: string; name: string; type: string }[]> {
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
  // SQLite returns a Uint8Array, PostgreSQL a Buffer.
  return rows.map((file) => ({ ...file, content: Buffer.from(file.content) }));
}

/** A file with its lead; null for none, and for one of a lead that a broker may not see. */
export async function findFile(id: string, visibleTo?: Portfolio) {
  const found = await (await db())
    .selectFrom('upload')
    .select(['lead', 'name', 'type', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found || !(await findLead(found.lead, visibleTo))) return null;
  // SQLite returns a Uint8Array, PostgreSQL a Buffer.
  return { ...found, content: Buffer.from(found.content) };
}

const isAddress = (column: Expression<string>, email: string) =>
  sql<boolean>`lower(${column}) = ${normalizeEmail(email)}`;

/** The digits of a number that are the same with and without the code of a country. */
const ownDigits = 8;

/** Everything else of the person with an address or a telephone number, the newest first. */
export async function othersOf(
  { id, email, fields }: Pick<LeadRecord, 'id' | 'email' | 'fields'>,
  visibleTo?: Portfolio,
) {
  // A number is found by its digits among the words of a lead.
  const phone = typeof fields.phone === 'string' ? fields.phone.replace(/\D/g, '').slice(-ownDigits) : '';
  const hasPhone = phone.length === ownDigits;
  if (email === '' && !hasPhone) return { leads: [], visits: [], searches: 0, person: null };
  const database = await db();
  const theirs = database
    .selectFrom('lead')
    .where((eb) =>
      eb.or([
        ...(email === '' ? [] : [isAddress(eb.ref('email'), email)]),
        ...(hasPhone ? [eb('words', 'like', `%${phone}%`)] : []),
      ]),
    )
    .$if(visibleTo !== undefined, (query) =>
      query.where((eb) => (visibleTo ? isVisible(eb, visibleTo) : eb.lit(true))),
    );
  const leads = await theirs
    .select(['id', 'form', 'property', 'project', 'created_at', 'status', 'email'])
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  const visits = await database
    .selectFrom('visit')
    .select(['id', 'starts_at', 'state', 'property'])
    .where('lead', 'in', theirs.select('lead.id'))
    .orderBy('starts_at', 'desc')
    .limit(10)
    .execute();
  let search = database.selectFrom('search').where((eb) => isAddress(eb.ref('email'), email));
  // Of a person with leads that a broker does not see, no searches either (lib/people/people-page.ts).
  if (visibleTo) {
    const unseen = database
      .selectFrom('lead')
      .select('id')
      .where((eb) => eb.and([isAddress(eb.ref('email'), email), eb.not(isVisible(eb, visibleTo))]));
    search = search.where((eb) => eb.not(eb.exists(unseen)));
  }
  const { searches } = await search.select(({ fn }) => fn.countAll<number>().as('searches')).executeTakeFirstOrThrow();
  const known = email || leads.find((lead) => lead.email !== '')?.email;
  return { leads, visits, searches, person: known ? await personIdOf(known) : null };
}

/** The names of who sent leads, by the ids of those that still exist. */
export async function leadNames(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await (await db()).selectFrom('lead').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
