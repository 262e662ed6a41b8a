import { randomUUID } from 'node:crypto';
import type { OwnedHome } from '../accounts/owned-home.ts';
import { normalizeEmail } from '../base/email.ts';
import { type Database, db, type Trx } from '../db/database.ts';
import type { MailState, OwnerDocumentTable } from '../db/schema.ts';
import type { VisitState } from '../db/tables/visits.ts';
import { toBuffer } from '../db/to-buffer.ts';
import type { LeadSender } from '../visits/owners-feedback.ts';
import { toVisit, type Visit, withLead } from '../visits/store.ts';
import { type HomeForm, homeForms } from './home-forms.ts';

// Queries for the owners of homes: they return nothing about other homes, and never a visitor's address.

/** A request about a home; times in ms since epoch. */
export interface OwnedLead extends LeadSender {
  id: string;
  home: OwnedHome;
  form: HomeForm;
  createdAt: number;
  /** The appointment that the request asks for; null for other requests. */
  visit: { startsAt: number; state: VisitState } | null;
}

/** A mail that follows from a request about a home. */
export interface OwnedMail extends LeadSender {
  id: string;
  home: OwnedHome;
  form: HomeForm;
  subject: string;
  state: MailState;
  /** The time at which it was sent, or may be sent. */
  at: number;
  toVisitor: boolean;
}

/** The requests about these homes but those that staff marked as spam, the newest first. */
export async function listLeadsAbout(homes: readonly OwnedHome[]): Promise<OwnedLead[]> {
  if (homes.length === 0) return [];
  const rows = await (await db())
    .selectFrom('lead')
    .leftJoin('visit', 'visit.lead', 'lead.id')
    .select(['lead.id', 'lead.property', 'lead.form', 'lead.name', 'lead.fields', 'lead.created_at'])
    .select(['visit.starts_at', 'visit.state'])
    .where('lead.property', 'in', homes)
    .where('lead.form', 'in', homeForms)
    .where('lead.status', '!=', 'spam')
    .orderBy('lead.created_at', 'desc')
    .execute();
  return rows.map(({ id, property, form, name, fields, created_at, starts_at, state }) => ({
    id,
    name,
    home: property as OwnedHome,
    form: form as HomeForm,
    createdAt: created_at,
    fields: JSON.parse(fields),
    visit: starts_at !== null && state !== null ? { startsAt: starts_at, state } : null,
  }));
}

/**
 * The mails that requests about these homes bring by themselves, sent or waiting, the newest first. What staff write to a visitor or pass on
 * hangs on the request as well, and may be about another home: its entry tells it apart.
 */
export async function listMailsAbout(homes: readonly OwnedHome[]): Promise<OwnedMail[]> {
  if (homes.length === 0) return [];
  const rows = await (await db())
    .selectFrom('outbox')
    .innerJoin('lead', 'lead.id', 'outbox.lead')
    .select(['outbox.id', 'outbox.subject', 'outbox.state', 'outbox.wanted_at', 'outbox.finished_at'])
    .select(['outbox.recipient', 'lead.property', 'lead.form', 'lead.name', 'lead.email', 'lead.fields'])
    .where('lead.property', 'in', homes)
    .where('lead.form', 'in', homeForms)
    .where('lead.status', '!=', 'spam')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_entry')
            .select('lead_entry.id')
            .whereRef('lead_entry.lead', '=', 'lead.id')
            .whereRef('lead_entry.mail', '=', 'outbox.id'),
        ),
      ),
    )
    .execute();
  return rows
    .map(({ id, subject, state, wanted_at, finished_at, recipient, property, form, name, email, fields }) => ({
      id,
      subject,
      state,
      name,
      home: property as OwnedHome,
      form: form as HomeForm,
      at: finished_at ?? wanted_at,
      fields: JSON.parse(fields),
      toVisitor: normalizeEmail(recipient) === normalizeEmail(email),
    }))
    .sort((a, b) => b.at - a.at);
}

/** The appointments at these homes, the earliest first. */
export async function listVisitsTo(homes: readonly OwnedHome[]): Promise<Visit[]> {
  if (homes.length === 0) return [];
  const rows = await withLead(await db())
    .where('visit.property', 'in', homes)
    .orderBy('visit.starts_at')
    .execute();
  return rows.map(toVisit);
}

/** Counts the confirmed appointments at a home that begin at `from` or later and before `until` (ms since epoch). */
export async function countVisits(home: OwnedHome, from: number, until = Number.MAX_SAFE_INTEGER): Promise<number> {
  const { n } = await (await db())
    .selectFrom('visit')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('property', '=', home)
    .where('state', '=', 'confirmed')
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .executeTakeFirstOrThrow();
  return n;
}

/** A document of a home that its owner can download. */
export interface OwnerDocument extends Omit<OwnerDocumentTable, 'content' | 'created_at'> {
  /** ms since epoch */
  createdAt: number;
}

/** Stores a document; returns its id. */
export async function putDocument(
  document: Pick<OwnerDocument, 'property' | 'title' | 'name' | 'type'> & { content: Buffer },
  trx?: Trx,
): Promise<string> {
  const id = randomUUID();
  const size = document.content.length;
  await (trx ?? (await db()))
    .insertInto('owner_document')
    .values({ id, size, created_at: Date.now(), ...document })
    .execute();
  return id;
}

/** The documents of an owner's homes, the newest first. */
export const listOwnedDocuments = (homes: readonly OwnedHome[]): Promise<OwnerDocument[]> => listDocuments(homes);

/** The documents of any homes, for the staff; the newest first. */
export async function listDocuments(homes: readonly number[]): Promise<OwnerDocument[]> {
  if (homes.length === 0) return [];
  const rows = await selectDocuments(await db())
    .where('property', 'in', homes)
    .execute();
  return rows.map(toDocument);
}

/** A document with its content; null where there is none, or it belongs to another home. */
export async function findOwnedDocument(
  id: string,
  homes: readonly OwnedHome[],
): Promise<{ name: string; type: string; content: Buffer } | null> {
  if (homes.length === 0) return null;
  const found = await (await db())
    .selectFrom('owner_document')
    .select(['name', 'type', 'content'])
    .where('id', '=', id)
    .where('property', 'in', homes)
    .executeTakeFirst();
  return found ? { ...found, content: toBuffer(found.content) } : null;
}

/** Returns a document of any home with its content, for staff; null if there is none. */
export async function findDocument(id: string) {
  const found = await (await db())
    .selectFrom('owner_document')
    .select(['property', 'name', 'type', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ? { ...found, content: toBuffer(found.content) } : null;
}

/** Deletes a document; false where there was none. */
export async function removeDocument(id: string, trx?: Trx): Promise<boolean> {
  const gone = await (trx ?? (await db())).deleteFrom('owner_document').where('id', '=', id).returning('id').execute();
  return gone.length > 0;
}

const selectDocuments = (database: Database) =>
  database
    .selectFrom('owner_document')
    .select(['id', 'property', 'title', 'name', 'type', 'size', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id');

const toDocument = ({ created_at, ...row }: Omit<OwnerDocumentTable, 'content'>): OwnerDocument => ({
  ...row,
  createdAt: created_at,
});
