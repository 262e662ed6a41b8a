import { findAccountByEmail, listHomesOfAccount } from '../accounts/store.ts';
import { type Database, db } from '../db/database.ts';
import { sameEmail } from '../db/same-email.ts';
import type { MailState } from '../db/schema.ts';
import type { EntryKind } from '../db/tables/leads.ts';
import type { Pace } from '../db/tables/subscriptions.ts';
import type { VisitState } from '../db/tables/visits.ts';
import type { Locale } from '../i18n/locales.ts';
import { type LeadRecord, listUploads, toLeadRecord } from '../leads/store.ts';
import { notesTo } from '../owners/store-reports.ts';
import { listOffersTo } from '../subscriptions/store-offers.ts';

/** Everything that the database holds about a person. */
export interface PersonRecord {
  leads: LeadRecord[];
  /** Uploaded with the leads; `content` is Base64. */
  files: { lead: string; name: string; type: string; content: string }[];
  /** Their appointments, with the feedback that staff noted. */
  visits: {
    startsAt: string;
    property: number | null;
    state: VisitState;
    feedback: string | null;
    rating: number | null;
  }[];
  /** Mails to them; with content only while they are waiting. */
  mails: { subject: string; state: MailState; createdAt: string; message: unknown }[];
  /** The notes, answers and forwarded messages of staff about their leads. */
  notes: { kind: EntryKind; subject: string | null; text: string; recipient: string | null; createdAt: string }[];
  /** The reasons for which their testimonials are not published. */
  refusals: { reason: string; createdAt: string }[];
  /** Saved searches, confirmed or not, with the homes that mails announced. */
  searches: (Consent & { id: string; criteria: string; pace: Pace; told: number[] })[];
  newsletter: (Consent & { form: string })[];
  /** Homes that staff wrote them about. */
  offers: { home: number; sentAt: string }[];
  /** The person’s account of the portal, without the password, of which only a hash is stored. */
  account: {
    name: string;
    role: string;
    locale: string;
    homes: number[];
    lastLogIn: string | null;
    /** The additions of staff to their monthly reports. */
    reportNotes: { month: string; note: string; author: string | null }[];
  } | null;
}

/** A request to get something by mail. */
interface Consent {
  name: string;
  locale: Locale;
  state: 'asked' | 'confirmed';
  createdAt: string;
  confirmedAt: string | null;
}

/** The data of the person with an email address, whatever its case. */
export async function exportPerson(email: string): Promise<PersonRecord> {
  const database = await db();
  const leads = await database
    .selectFrom('lead')
    .selectAll()
    .where(sameEmail('email', email))
    .orderBy('created_at')
    .execute();
  const mails = await database
    .selectFrom('outbox')
    .select(['subject', 'state', 'created_at', 'message'])
    .where(sameEmail('recipient', email))
    .orderBy('created_at')
    .execute();
  const visits = await database
    .selectFrom('visit')
    .innerJoin('lead', 'lead.id', 'visit.lead')
    .select(['visit.starts_at', 'visit.property', 'visit.state', 'visit.feedback', 'visit.rating'])
    .where(sameEmail('lead.email', email))
    .orderBy('visit.starts_at')
    .execute();
  const notes = await database
    .selectFrom('lead_entry')
    .innerJoin('lead', 'lead.id', 'lead_entry.lead')
    .select(['kind', 'subject', 'text', 'recipient', 'lead_entry.created_at'])
    .where(sameEmail('lead.email', email))
    .orderBy('lead_entry.created_at')
    .execute();
  const refusals = await database
    .selectFrom('refused_review')
    .innerJoin('lead', 'lead.id', 'refused_review.lead')
    .select(['reason', 'at as created_at'])
    .where(sameEmail('lead.email', email))
    .orderBy('at')
    .execute();
  const searches = await database
    .selectFrom('search')
    .select(['id', 'criteria', 'pace', 'name', 'locale', 'state', 'created_at', 'confirmed_at'])
    .where(sameEmail('email', email))
    .orderBy('created_at')
    .execute();
  const announced = await announcedHomes(
    database,
    searches.map(({ id }) => id),
  );
  const newsletter = await database
    .selectFrom('reader')
    .select(['form', 'name', 'locale', 'state', 'created_at', 'confirmed_at'])
    .where(sameEmail('email', email))
    .execute();
  const account = await findAccountByEmail(email);
  const files = await Promise.all(leads.map(({ id }) => exportFiles(id)));
  return {
    leads: leads.map(toLeadRecord),
    files: files.flat(),
    visits: visits.map(({ starts_at, ...visit }) => ({ ...visit, startsAt: new Date(starts_at).toISOString() })),
    mails: mails.map(({ message, ...mail }) => ({ ...withCreatedAt(mail), message: message && JSON.parse(message) })),
    notes: notes.map(withCreatedAt),
    refusals: refusals.map(withCreatedAt),
    searches: searches.map((search) => ({ ...withConsent(search), told: announced.get(search.id) ?? [] })),
    newsletter: newsletter.map(withConsent),
    offers: [...(await listOffersTo(email))].map(([home, at]) => ({ home, sentAt: new Date(at).toISOString() })),
    account: account && {
      name: account.name,
      role: account.role,
      locale: account.locale,
      homes: await listHomesOfAccount(account.id),
      lastLogIn: await findLastLogIn(account.id),
      reportNotes: await notesTo(account.id),
    },
  };
}

async function findLastLogIn(user: string): Promise<string | null> {
  const found = await (await db()).selectFrom('last_log_in').select('at').where('user', '=', user).executeTakeFirst();
  return found ? new Date(found.at).toISOString() : null;
}

const withCreatedAt = <Row extends { created_at: number }>({ created_at, ...row }: Row) => ({
  ...row,
  createdAt: new Date(created_at).toISOString(),
});

const withConsent = <Row extends { created_at: number; confirmed_at: number | null }>({
  confirmed_at,
  ...row
}: Row) => ({
  ...withCreatedAt(row),
  confirmedAt: confirmed_at === null ? null : new Date(confirmed_at).toISOString(),
});

async function announcedHomes(database: Database, searches: readonly string[]): Promise<Map<string, number[]>> {
  if (searches.length === 0) return new Map();
  const rows = await database
    .selectFrom('told_home')
    .select(['search', 'home'])
    .where('search', 'in', searches)
    .orderBy('home')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ search }) => search)].map(([id, homes]) => [id, homes.map(({ home }) => home)]),
  );
}

const exportFiles = async (lead: string): Promise<PersonRecord['files']> =>
  (await listUploads(lead)).map(({ name, type, content }) => ({
    lead,
    name,
    type,
    content: content.toString('base64'),
  }));
