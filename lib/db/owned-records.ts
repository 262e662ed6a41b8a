import { type HomeForm, homeForms } from '../owners/home-forms.ts';
import type { OwnedHome } from '../owners/owned-home.ts';
import { db } from './database.ts';
import type { MailState } from './schema.ts';
import type { VisitState } from './visit-tables.ts';
import { toVisit, type Visit, withLead } from './visits.ts';

// What is kept about homes, for who owns them. Nothing of another home, and never a visitor's address.

/** Who wrote, and what was filled in: more than an owner may see (lib/owners/visitor.ts). */
export interface Writer {
  name: string;
  fields: Record<string, unknown>;
}

/** A request about a home; times in ms since epoch. */
export interface OwnedLead extends Writer {
  id: string;
  home: OwnedHome;
  form: HomeForm;
  createdAt: number;
  /** Where an appointment was asked for. */
  visit: { startsAt: number; state: VisitState } | null;
}

/** A mail that a request about a home brought about. */
export interface OwnedMail extends Writer {
  id: string;
  home: OwnedHome;
  form: HomeForm;
  subject: string;
  state: MailState;
  /** When it went, or may go. */
  at: number;
  toVisitor: boolean;
}

/** The requests about these homes, the newest first. */
export async function leadsAbout(homes: readonly OwnedHome[]): Promise<OwnedLead[]> {
  if (homes.length === 0) return [];
  const rows = await (await db())
    .selectFrom('lead')
    .leftJoin('visit', 'visit.lead', 'lead.id')
    .select(['lead.id', 'lead.property', 'lead.form', 'lead.name', 'lead.fields', 'lead.created_at'])
    .select(['visit.starts_at', 'visit.state'])
    .where('lead.property', 'in', homes)
    .where('lead.form', 'in', homeForms)
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

/** The mails that went out about these homes, or are to, the newest first. */
export async function mailsAbout(homes: readonly OwnedHome[]): Promise<OwnedMail[]> {
  if (homes.length === 0) return [];
  const rows = await (await db())
    .selectFrom('outbox')
    .innerJoin('lead', 'lead.id', 'outbox.lead')
    .select(['outbox.id', 'outbox.subject', 'outbox.state', 'outbox.wanted_at', 'outbox.finished_at'])
    .select(['outbox.recipient', 'lead.property', 'lead.form', 'lead.name', 'lead.email', 'lead.fields'])
    .where('lead.property', 'in', homes)
    .where('lead.form', 'in', homeForms)
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
      toVisitor: recipient.toLowerCase() === email.toLowerCase(),
    }))
    .sort((a, b) => b.at - a.at);
}

/** The appointments at these homes, the first one first. */
export async function visitsTo(homes: readonly OwnedHome[]): Promise<Visit[]> {
  if (homes.length === 0) return [];
  const rows = await withLead(await db())
    .where('visit.property', 'in', homes)
    .orderBy('visit.starts_at')
    .execute();
  return rows.map(toVisit);
}

/** How many confirmed appointments at a home begin at `from` or later, and before `until` (ms since epoch). */
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
