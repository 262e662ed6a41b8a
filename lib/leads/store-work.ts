import { randomUUID } from 'node:crypto';
import { type Expression, sql } from 'kysely';
import { isPostgres } from '../db/connections.ts';
import { type Database, db, type Trx } from '../db/database.ts';
import { personIdOf } from '../db/person-index.ts';
import type { MailState } from '../db/schema.ts';
import type { EntryKind, LeadStatus } from '../db/tables/leads.ts';
import type { Portfolio } from '../staff/portfolio.ts';
import { type LeadRecord, toLeadRecord } from './store.ts';
import { isVisible } from './store-inbox.ts';

/** What staff set on a lead. */
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

/** Those of some leads that are visible to a broker, in an order in which two who change them do not wait for each other. */
export async function findLeads(ids: readonly string[], visibleTo?: Portfolio): Promise<LeadRecord[]> {
  const rows = await (await db())
    .selectFrom('lead')
    .selectAll()
    .where('id', 'in', ids)
    .$if(visibleTo !== undefined, (query) => query.where((eb) => (visibleTo ? isVisible(eb, visibleTo) : eb.lit(true))))
    .orderBy('id')
    .execute();
  return rows.map(toLeadRecord);
}

/** Sets what is given and returns what it was, as far as it differs; null for no such lead. */
export async function updateLead(
  trx: Trx,
  id: string,
  wanted: Partial<LeadState>,
  visibleTo?: Portfolio,
): Promise<{ before: Partial<LeadState>; after: Partial<LeadState> } | null> {
  // SQLite has one writer at a time. PostgreSQL locks the row, so that `before` is what this change replaces.
  const known = await visible(trx, id, visibleTo)
    .select(['status', 'assignee', 'follow_up'])
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!known) return null;
  const now: LeadState = { status: known.status, assignee: known.assignee, followUp: known.follow_up };
  const names = (Object.keys(wanted) as (keyof LeadState)[]).filter(
    (name) => wanted[name] !== undefined && wanted[name] !== now[name],
  );
  const of = (state: Partial<LeadState>) => Object.fromEntries(names.map((name) => [name, state[name]]));
  const { followUp, ...rest } = of(wanted) as Partial<LeadState>;
  if (names.length > 0)
    await trx
      .updateTable('lead')
      .set({ ...rest, ...(names.includes('followUp') ? { follow_up: followUp } : {}) })
      .where('id', '=', id)
      .execute();
  return { before: of(now), after: of(wanted) };
}

/** Stores a note, an answer or what was forwarded; returns its id. */
export async function addEntry(
  trx: Trx,
  lead: string,
  author: { id: string | null; name: string },
  {
    files,
    ...entry
  }: { kind: EntryKind; text: string; subject?: string; mail?: string; recipient?: string; files?: readonly string[] },
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('lead_entry')
    .values({
      id,
      lead,
      kind: entry.kind,
      author: author.id,
      author_name: author.name,
      subject: entry.subject ?? null,
      text: entry.text,
      mail: entry.mail ?? null,
      created_at: Date.now(),
      recipient: entry.recipient,
      files: files && JSON.stringify(files),
    })
    .execute();
  return id;
}

/** Deletes a note; false for one that is gone. */
export async function deleteNote(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('lead_entry')
    .where('id', '=', id)
    .where('kind', '=', 'note')
    .executeTakeFirst();
  return numDeletedRows > 0n;
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
  sql<boolean>`lower(${column}) = ${email.trim().toLowerCase()}`;

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
