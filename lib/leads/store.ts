import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { countLead } from '../audience/store.ts';
import { db, inTransaction, type Trx } from '../db/database.ts';
import { refreshPerson } from '../db/person-index.ts';
import type { Schema } from '../db/schema.ts';
import type { LeadStatus } from '../db/tables/leads.ts';
import { toBuffer } from '../db/to-buffer.ts';
import type { Locale } from '../i18n/locales.ts';
import { composeMail } from '../letters/compose.tsx';
import type { Mail } from '../mail/mail.ts';
import { putMail } from '../mail/store.ts';
import { collectLeadWords, readLeadOrigin } from './lead-words.ts';

export interface Lead {
  /** Generated with the form, so that a form sent twice is stored once. */
  key: string;
  form: string;
  locale: Locale;
  name: string;
  email: string;
  fields: Record<string, unknown>;
  subject?: { property?: number; project?: number };
  /** Campaign (utm_…) and referrer. */
  source: Record<string, string>;
}

export interface StoredLead {
  id: string;
  /** False if the key was known: nothing was stored or mailed. */
  isNew: boolean;
}

/**
 * Stores a submission with its mails and whatever else the form stores (`also`; if it throws, everything is rolled back), and counts it
 * for its home, in one transaction. Throws if the database fails: nothing is stored then, and the visitor must be informed.
 */
export async function storeLead(
  lead: Lead,
  mails: readonly Mail[],
  also?: (trx: Trx, leadId: string) => Promise<unknown>,
): Promise<StoredLead> {
  // Composed before the transaction: SQLite runs one at a time.
  const composed = await Promise.all(mails.map(composeMail));
  return inTransaction(async (trx) => {
    const stored = await insertLead(trx, lead);
    if (!stored.isNew) return stored;
    for (const mail of composed) await putMail(trx, mail, stored.id);
    await also?.(trx, stored.id);
    if (lead.subject?.property) await countLead(trx, lead.form, lead.subject.property);
    return stored;
  });
}

/** Returns the time at which a person last sent a form about a home, in ms since epoch; null for never. */
export async function findLastLeadAt({ form, email, property }: { form: string; email: string; property: number }) {
  const found = await (await db())
    .selectFrom('lead')
    .select((of) => of.fn.max('created_at').as('at'))
    .where('form', '=', form)
    .where('email', '=', email)
    .where('property', '=', property)
    .executeTakeFirst();
  return found?.at ?? null;
}

async function insertLead(trx: Trx, { subject, fields, source, ...lead }: Lead): Promise<StoredLead> {
  const inserted = await trx
    .insertInto('lead')
    .values({
      ...lead,
      id: randomUUID(),
      fields: JSON.stringify(fields),
      property: subject?.property ?? null,
      project: subject?.project ?? null,
      source: JSON.stringify(source),
      created_at: Date.now(),
      words: collectLeadWords(lead.name, lead.email, fields),
      origin: readLeadOrigin(source),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    await refreshPerson(trx, lead.email);
    return { id: inserted.id, isNew: true };
  }
  const { id } = await trx.selectFrom('lead').select('id').where('key', '=', lead.key).executeTakeFirstOrThrow();
  return { id, isNew: false };
}

/** The exported form of a lead. */
export interface LeadRecord {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  form: string;
  locale: string;
  name: string;
  email: string;
  property: number | null;
  project: number | null;
  fields: Record<string, unknown>;
  source: Record<string, string>;
  status: LeadStatus;
  /** The account of a member of staff. */
  assignee: string | null;
  /** "2026-11-30" */
  followUp: string | null;
}

/** The leads that came at or after a moment (ms since epoch), the oldest first. */
export async function listLeads(since: number): Promise<LeadRecord[]> {
  const found = await (await db())
    .selectFrom('lead')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .execute();
  return found.map(toLeadRecord);
}

export const toLeadRecord = ({
  key: _,
  words: __,
  origin: ___,
  created_at,
  follow_up,
  fields,
  source,
  ...lead
}: Selectable<Schema['lead']>): LeadRecord => ({
  ...lead,
  followUp: follow_up,
  createdAt: new Date(created_at).toISOString(),
  fields: JSON.parse(fields),
  source: JSON.parse(source),
});

/** A file that a visitor sent with a form. */
export interface Upload {
  field: string;
  /** As the visitor named it, without characters that a file system or a mail could misread. */
  name: string;
  /** Media type, detected from the content. */
  type: string;
  content: Buffer;
}

/** Stores a file in the transaction of its lead, with which it is deleted. */
export async function putUpload(trx: Trx, upload: Upload, leadId: string): Promise<void> {
  await trx
    .insertInto('upload')
    .values({ id: randomUUID(), lead: leadId, ...upload })
    .execute();
}

/** The files that came with a lead. */
export async function listUploads(leadId: string): Promise<Upload[]> {
  const found = await (await db())
    .selectFrom('upload')
    .select(['field', 'name', 'type', 'content'])
    .where('lead', '=', leadId)
    .execute();
  return found.map((upload) => ({ ...upload, content: toBuffer(upload.content) }));
}

/** The number of ids in one statement: databases limit how many values it may have. */
const maxIds = 500;

/** Deletes leads with everything that belongs to them; returns the ids of their mails. */
export async function deleteLeads(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const mails: string[] = [];
  for (let first = 0; first < ids.length; first += maxIds) {
    const batch = ids.slice(first, first + maxIds);
    const deleted = await trx.deleteFrom('outbox').where('lead', 'in', batch).returning('id').execute();
    await trx.deleteFrom('lead').where('id', 'in', batch).execute();
    mails.push(...deleted.map(({ id }) => id));
  }
  return mails;
}
