import { type Expression, sql } from 'kysely';
import { deleteEndedLogins, eraseAccount, findAccountOf, ownedBy } from '../accounts/store.ts';
import { deleteTraces } from '../audience/store-limits.ts';
import { deleteMissedSearches, missedDays } from '../audience/store-missed.ts';
import { deleteOldUndoStates, deleteUndoStatesFor } from '../audit/store-undo.ts';
import { addDays, dayMs, dayOf } from '../base/day.ts';
import type { Site } from '../content/schema.ts';
import { type Database, db, inTransaction, type Trx, truncateWal } from '../db/database.ts';
import { phoneOf, refreshPeople, refreshPerson } from '../db/person-index.ts';
import type { MailState } from '../db/schema.ts';
import type { EntryKind } from '../db/tables/leads.ts';
import type { Pace } from '../db/tables/subscriptions.ts';
import type { VisitState } from '../db/tables/visits.ts';
import type { Locale } from '../i18n/locales.ts';
import { type LeadRecord, listUploads, toLeadRecord } from '../leads/store.ts';
import { deleteViewsFor } from '../leads/store-views.ts';
import { deleteOldPlans, notesTo } from '../owners/store-reports.ts';
import { reviewIdOf } from '../reviews/store.ts';
import { deleteUnusedShortlists } from '../shortlists/store.ts';
import { deleteFormCopies } from '../staff/working-copies/store.ts';
import { deleteUnconfirmed } from '../subscriptions/store.ts';
import { deleteOldOffers, eraseOffers, offersTo } from '../subscriptions/store-offers.ts';
import { deleteOldAbsences } from '../visits/store-absences.ts';
import { deleteEndedDataLinks } from './store-data-links.ts';

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
  /** What staff noted about their leads, answered, and forwarded to somebody. */
  notes: { kind: EntryKind; subject: string | null; text: string; recipient: string | null; createdAt: string }[];
  /** Why testimonials of theirs are not published. */
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
    /** What staff added to their monthly reports. */
    reportNotes: { month: string; note: string; author: string | null }[];
  } | null;
}

/** What somebody asked to get by mail. */
interface Consent {
  name: string;
  locale: Locale;
  state: 'asked' | 'confirmed';
  createdAt: string;
  confirmedAt: string | null;
}

const isAddress = (column: Expression<string>, email: string) =>
  sql<boolean>`lower(${column}) = ${email.trim().toLowerCase()}`;

const leadsOf = (database: Database | Trx, email: string) =>
  database.selectFrom('lead').where((eb) => isAddress(eb.ref('email'), email));

/** The data of the person with an email address, whatever its case. */
export async function exportPerson(email: string): Promise<PersonRecord> {
  const database = await db();
  const leads = await leadsOf(database, email).selectAll().orderBy('created_at').execute();
  const mails = await database
    .selectFrom('outbox')
    .select(['subject', 'state', 'created_at', 'message'])
    .where((eb) => isAddress(eb.ref('recipient'), email))
    .orderBy('created_at')
    .execute();
  const visits = await database
    .selectFrom('visit')
    .innerJoin('lead', 'lead.id', 'visit.lead')
    .select(['visit.starts_at', 'visit.property', 'visit.state', 'visit.feedback', 'visit.rating'])
    .where((eb) => isAddress(eb.ref('lead.email'), email))
    .orderBy('visit.starts_at')
    .execute();
  const notes = await database
    .selectFrom('lead_entry')
    .innerJoin('lead', 'lead.id', 'lead_entry.lead')
    .select(['kind', 'subject', 'text', 'recipient', 'lead_entry.created_at'])
    .where((eb) => isAddress(eb.ref('lead.email'), email))
    .orderBy('lead_entry.created_at')
    .execute();
  const refusals = await database
    .selectFrom('refused_review')
    .innerJoin('lead', 'lead.id', 'refused_review.lead')
    .select(['reason', 'at as created_at'])
    .where((eb) => isAddress(eb.ref('lead.email'), email))
    .orderBy('at')
    .execute();
  const searches = await database
    .selectFrom('search')
    .select(['id', 'criteria', 'pace', 'name', 'locale', 'state', 'created_at', 'confirmed_at'])
    .where((eb) => isAddress(eb.ref('email'), email))
    .orderBy('created_at')
    .execute();
  const announced = await announcedHomes(
    database,
    searches.map(({ id }) => id),
  );
  const newsletter = await database
    .selectFrom('reader')
    .select(['form', 'name', 'locale', 'state', 'created_at', 'confirmed_at'])
    .where((eb) => isAddress(eb.ref('email'), email))
    .execute();
  const account = await findAccountOf(email);
  const files = await Promise.all(leads.map(({ id }) => filesOf(id)));
  return {
    leads: leads.map(toLeadRecord),
    files: files.flat(),
    visits: visits.map(({ starts_at, ...visit }) => ({ ...visit, startsAt: new Date(starts_at).toISOString() })),
    mails: mails.map(({ message, ...mail }) => ({ ...withMoment(mail), message: message && JSON.parse(message) })),
    notes: notes.map(withMoment),
    refusals: refusals.map(withMoment),
    searches: searches.map((search) => ({ ...withConsent(search), told: announced.get(search.id) ?? [] })),
    newsletter: newsletter.map(withConsent),
    offers: [...(await offersTo(email))].map(([home, at]) => ({ home, sentAt: new Date(at).toISOString() })),
    account: account && {
      name: account.name,
      role: account.role,
      locale: account.locale,
      homes: await ownedBy(account.id),
      lastLogIn: await lastLogInOf(account.id),
      reportNotes: await notesTo(account.id),
    },
  };
}

async function lastLogInOf(user: string): Promise<string | null> {
  const found = await (await db()).selectFrom('last_log_in').select('at').where('user', '=', user).executeTakeFirst();
  return found ? new Date(found.at).toISOString() : null;
}

const withMoment = <Row extends { created_at: number }>({ created_at, ...row }: Row) => ({
  ...row,
  createdAt: new Date(created_at).toISOString(),
});

const withConsent = <Row extends { created_at: number; confirmed_at: number | null }>({
  confirmed_at,
  ...row
}: Row) => ({
  ...withMoment(row),
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

const filesOf = async (lead: string): Promise<PersonRecord['files']> =>
  (await listUploads(lead)).map(({ name, type, content }) => ({
    lead,
    name,
    type,
    content: content.toString('base64'),
  }));

/**
 * Deletes what is stored of a person, but not an account that has to stay; returns the ids of deleted mails. lib/people/erase-person.ts does
 * what has to be done with it.
 */
export async function deletePerson(
  trx: Trx,
  email: string,
  { keepAccount }: { keepAccount: boolean },
): Promise<string[]> {
  const leads = await leadsOf(trx, email).select(['id', 'name', 'fields']).execute();
  const mails = await deleteLeads(
    trx,
    leads.map(({ id }) => id),
  );
  const others = await trx
    .deleteFrom('outbox')
    .where((eb) => isAddress(eb.ref('recipient'), email))
    .returning('id')
    .execute();
  // The recipient of a forwarded lead is a person, too.
  await trx
    .updateTable('lead_entry')
    .set({ recipient: null })
    .where((eb) => isAddress(eb.fn.coalesce('recipient', sql.lit('')), email))
    .execute();
  if (!keepAccount) await eraseAccount(trx, email);
  for (const table of ['search', 'reader', 'data_link'] as const)
    await trx
      .deleteFrom(table)
      .where((eb) => isAddress(eb.ref('email'), email))
      .execute();
  await eraseOffers(trx, email);
  const known = [email, ...leads.flatMap(({ name, fields }) => [name, phoneOf(fields)])];
  await deleteViewsFor(trx, known);
  const reviews = leads.map(reviewIdOf);
  await deleteUndoStatesFor(trx, known, [...leads.map(({ id }) => id), ...reviews]);
  // Only an unsaved reply to a testimonial may name the visitor.
  await deleteFormCopies(trx, 'review.change', reviews);
  await refreshPerson(trx, email);
  return [...mails, ...others.map(({ id }) => id)];
}

/** Deletes what is older than data/site.json allows, and temporary rows that have expired; returns the ids of deleted mails. */
export async function deleteExpired(periods: Site['retention'], now = Date.now()): Promise<string[]> {
  const mails = await deleteOld(periods, now);
  await truncateWal();
  return mails;
}

const deleteOld = (
  { leads, forms, mails, documents, unconfirmed, shortlists }: Site['retention'],
  now: number,
): Promise<string[]> =>
  inTransaction(async (trx) => {
    const expired = await expiredLeads(trx, { leads, forms }, now).select(['id', 'email']).execute();
    const gone = await deleteLeads(
      trx,
      expired.map(({ id }) => id),
    );
    const loose = await trx
      .deleteFrom('outbox')
      .where('lead', 'is', null)
      .where('finished_at', '<=', now - mails * dayMs)
      .returning('id')
      .execute();
    await trx
      .deleteFrom('owner_document')
      .where('created_at', '<=', now - documents * dayMs)
      .execute();
    await deleteOldOffers(trx, now - leads * dayMs);
    const asked = await deleteUnconfirmed(trx, now - unconfirmed * dayMs);
    await refreshPeople(trx, [...expired.map(({ email }) => email), ...asked]);
    // What staff added to a report is kept as long as the mail that it went out with.
    await deleteOldPlans(trx, dayOf(now - mails * dayMs).slice(0, 7));
    await deleteEndedDataLinks(trx, now);
    await deleteUnusedShortlists(trx, now - shortlists * dayMs);
    await deleteTraces(trx, now);
    await deleteMissedSearches(trx, addDays(dayOf(now), -missedDays));
    await deleteOldAbsences(trx, now - 30 * dayMs);
    await deleteOldUndoStates(trx, now);
    await trx.deleteFrom('spent_token').where('expires_at', '<=', now).execute();
    await trx.deleteFrom('rate_limit').where('ends_at', '<=', now).execute();
    await deleteEndedLogins(trx, now);
    return [...gone, ...loose.map(({ id }) => id)];
  });

/** The leads whose retention period is over at a moment: that of their form, or the common one. */
export const expiredLeads = (
  database: Database | Trx,
  { leads, forms }: Pick<Site['retention'], 'leads' | 'forms'>,
  now: number,
) =>
  database.selectFrom('lead').where((eb) => {
    const own = Object.entries(forms).map(([form, days]) =>
      eb.and([eb('form', '=', form), eb('created_at', '<=', now - days * dayMs)]),
    );
    const isOther = own.length > 0 ? [eb('form', 'not in', Object.keys(forms))] : [];
    return eb.or([...own, eb.and([eb('created_at', '<=', now - leads * dayMs), ...isOther])]);
  });

/** Rows that one statement writes: databases limit how many values one may have. */
const batchSize = 500;

/** Deletes leads with everything that belongs to them; returns the ids of their mails. */
async function deleteLeads(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const mails: string[] = [];
  for (let first = 0; first < ids.length; first += batchSize) {
    const some = ids.slice(first, first + batchSize);
    const own = await trx.deleteFrom('outbox').where('lead', 'in', some).returning('id').execute();
    await trx.deleteFrom('lead').where('id', 'in', some).execute();
    mails.push(...own.map(({ id }) => id));
  }
  return mails;
}
