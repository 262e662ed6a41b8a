import { type Expression, sql } from 'kysely';
import type { Site } from '../content/schema.ts';
import { dayMs } from '../day.ts';
import { deleteEndedLogins, eraseAccount, findAccountOf, ownedBy } from './accounts.ts';
import { deleteTraces } from './audience.ts';
import { type Database, db, inTransaction, type Trx, truncateWal } from './database.ts';
import { deleteOldOffers, eraseOffers, offersTo } from './home-offers.ts';
import { type LeadRecord, listUploads, toLeadRecord } from './leads.ts';
import { deleteUnusedShortlists } from './shortlists.ts';
import { deleteUnconfirmed } from './subscriptions.ts';

/** Everything that the database holds about a person. */
interface PersonRecord {
  leads: LeadRecord[];
  /** Uploaded with the leads; `content` is Base64. */
  files: { lead: string; name: string; type: string; content: string }[];
  /** Their appointments, with the feedback that staff noted. */
  visits: {
    startsAt: string;
    property: number | null;
    state: string;
    feedback: string | null;
    rating: number | null;
  }[];
  /** Mails to them; with content only while they are waiting. */
  mails: { subject: string; state: string; createdAt: string; message: unknown }[];
  /** What staff noted about their leads, and answered. */
  notes: { kind: string; subject: string | null; text: string; createdAt: string }[];
  /** Saved searches, confirmed or not. */
  searches: { criteria: string; pace: string; state: string; createdAt: string }[];
  newsletter: { form: string; state: string; createdAt: string }[];
  /** Homes that staff wrote them about. */
  offers: { home: number; sentAt: string }[];
  /** Of the portal, without the password, which is hashed. */
  account: { name: string; role: string; locale: string; homes: number[] } | null;
}

const isAddress = (column: Expression<string>, email: string) =>
  sql<boolean>`lower(${column}) = ${email.trim().toLowerCase()}`;

const leadsOf = (database: Database | Trx, email: string) =>
  database.selectFrom('lead').where((eb) => isAddress(eb.ref('email'), email));

/** The data of the person with an e-mail address, whatever its case. */
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
    .select(['lead_entry.kind', 'lead_entry.subject', 'lead_entry.text', 'lead_entry.created_at'])
    .where((eb) => isAddress(eb.ref('lead.email'), email))
    .orderBy('lead_entry.created_at')
    .execute();
  const searches = await database
    .selectFrom('search')
    .select(['criteria', 'pace', 'state', 'created_at'])
    .where((eb) => isAddress(eb.ref('email'), email))
    .execute();
  const newsletter = await database
    .selectFrom('reader')
    .select(['form', 'state', 'created_at'])
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
    searches: searches.map(withMoment),
    newsletter: newsletter.map(withMoment),
    offers: [...(await offersTo(email))].map(([home, at]) => ({ home, sentAt: new Date(at).toISOString() })),
    account: account && {
      name: account.name,
      role: account.role,
      locale: account.locale,
      homes: await ownedBy(account.id),
    },
  };
}

const withMoment = <Row extends { created_at: number }>({ created_at, ...row }: Row) => ({
  ...row,
  createdAt: new Date(created_at).toISOString(),
});

const filesOf = async (lead: string): Promise<PersonRecord['files']> =>
  (await listUploads(lead)).map(({ name, type, content }) => ({
    lead,
    name,
    type,
    content: content.toString('base64'),
  }));

/** Deletes the data of a person; returns the number of deleted leads and the ids of deleted mails. */
export async function erasePerson(email: string): Promise<{ leads: number; mails: string[] }> {
  const erased = await inTransaction(async (trx) => {
    const leads = await leadsOf(trx, email).select('id').execute();
    const mails = await deleteLeads(
      trx,
      leads.map(({ id }) => id),
    );
    const others = await trx
      .deleteFrom('outbox')
      .where((eb) => isAddress(eb.ref('recipient'), email))
      .returning('id')
      .execute();
    await eraseAccount(trx, email);
    await eraseOffers(trx, email);
    for (const table of ['search', 'reader'] as const)
      await trx
        .deleteFrom(table)
        .where((eb) => isAddress(eb.ref('email'), email))
        .execute();
    return { leads: leads.length, mails: [...mails, ...others.map(({ id }) => id)] };
  });
  await truncateWal();
  return erased;
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
    const expired: string[] = [];
    for (const [form, days] of Object.entries(forms))
      expired.push(...(await oldLeads(trx, now - days * dayMs, [form])));
    expired.push(...(await oldLeads(trx, now - leads * dayMs, [], Object.keys(forms))));
    const gone = await deleteLeads(trx, expired);
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
    await deleteUnconfirmed(trx, now - unconfirmed * dayMs);
    await deleteUnusedShortlists(trx, now - shortlists * dayMs);
    await deleteTraces(trx, now);
    await trx.deleteFrom('spent_token').where('expires_at', '<=', now).execute();
    await trx.deleteFrom('rate_limit').where('ends_at', '<=', now).execute();
    await deleteEndedLogins(trx, now);
    return [...gone, ...loose.map(({ id }) => id)];
  });

async function oldLeads(trx: Trx, before: number, forms: string[], otherThan: string[] = []): Promise<string[]> {
  const found = await trx
    .selectFrom('lead')
    .select('id')
    .where('created_at', '<=', before)
    .$if(forms.length > 0, (query) => query.where('form', 'in', forms))
    .$if(otherThan.length > 0, (query) => query.where('form', 'not in', otherThan))
    .execute();
  return found.map(({ id }) => id);
}

/** Deletes leads with everything that belongs to them; returns the ids of their mails. */
async function deleteLeads(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const mails: string[] = [];
  for (const lead of ids) {
    const own = await trx.deleteFrom('outbox').where('lead', '=', lead).returning('id').execute();
    await trx.deleteFrom('lead').where('id', '=', lead).execute();
    mails.push(...own.map(({ id }) => id));
  }
  return mails;
}
