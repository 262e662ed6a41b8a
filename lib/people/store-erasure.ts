import { type RawBuilder, sql } from 'kysely';
import type { Account } from '../accounts/account.ts';
import { eraseAccount } from '../accounts/store.ts';
import { deleteUndoStatesFor } from '../audit/store-undo.ts';
import { normalizeEmail } from '../base/email.ts';
import type { Database, Trx } from '../db/database.ts';
import { parsePhone, refreshPerson } from '../db/person-index.ts';
import { sameEmail } from '../db/same-email.ts';
import { deleteLeads } from '../leads/store.ts';
import { deleteViewsFor } from '../leads/store-views.ts';
import { deleteReports } from '../owners/store-reports.ts';
import { reviewForm, reviewIdOf } from '../reviews/store.ts';
import { deleteFormCopies } from '../staff/working-copies/store.ts';
import { eraseOffers } from '../subscriptions/store-offers.ts';
import { listComingVisits, type Visit } from '../visits/store.ts';

/** The stored data of a person, as needed before they are erased. */
export interface Stored {
  leads: number;
  /** Sent with the leads. */
  files: number;
  /** Notes and answers of staff. */
  notes: number;
  mails: number;
  searches: number;
  newsletter: boolean;
  /** Appointments, offers and places on waiting lists that are still to come. */
  visits: Visit[];
  /** The leads by which testimonials came. */
  reviewLeads: string[];
  account: (Pick<Account, 'id' | 'role'> & { homes: number[] }) | null;
}

/** Counts what is stored about a person. */
export async function countStored(on: Database | Trx, address: string, now = Date.now()): Promise<Stored> {
  const email = normalizeEmail(address);
  const leads = await on.selectFrom('lead').select(['id', 'form']).where(sameEmail('email', email)).execute();
  const ofLead = async (table: 'upload' | 'lead_entry') =>
    on
      .selectFrom(table)
      .innerJoin('lead', 'lead.id', `${table}.lead`)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where(sameEmail('lead.email', email))
      .executeTakeFirstOrThrow();
  // Each by its own index, which one condition with "or" would not use in PostgreSQL.
  const mailsWhere = async (condition: RawBuilder<boolean>) => {
    const counted = on.selectFrom('outbox').select(({ fn }) => fn.countAll<number>().as('n'));
    return (await counted.where(condition).executeTakeFirstOrThrow()).n;
  };
  const ids = sql`select id from lead where ${sameEmail('email', email)}`;
  const mails =
    (await mailsWhere(sameEmail('recipient', email))) +
    (await mailsWhere(sql`lead in (${ids}) and not ${sameEmail('recipient', email)}`));
  const [searches, readers] = [
    await on.selectFrom('search').select('id').where(sameEmail('email', email)).execute(),
    await on.selectFrom('reader').select('id').where('email', '=', email).execute(),
  ];
  return {
    leads: leads.length,
    files: (await ofLead('upload')).n,
    notes: (await ofLead('lead_entry')).n,
    mails,
    searches: searches.length,
    newsletter: readers.length > 0,
    visits: await listComingVisits(on, email, now),
    reviewLeads: leads.filter(({ form }) => form === reviewForm).map(({ id }) => id),
    account: await findAccountWithHomes(on, email),
  };
}

async function findAccountWithHomes(on: Database | Trx, email: string): Promise<Stored['account']> {
  const account = await on.selectFrom('user').select(['id', 'role']).where('email', '=', email).executeTakeFirst();
  if (!account) return null;
  const homes = await on.selectFrom('ownership').select('property').where('user', '=', account.id).execute();
  return { ...account, homes: homes.map(({ property }) => property).sort((a, b) => a - b) };
}

/**
 * Deletes what is stored of a person, but not an account that has to stay; returns the ids of deleted mails. lib/people/erase-person.ts does
 * what has to be done with it.
 */
export async function deletePerson(
  trx: Trx,
  email: string,
  { keepAccount }: { keepAccount: boolean },
): Promise<string[]> {
  const leads = await trx
    .selectFrom('lead')
    .select(['id', 'name', 'fields'])
    .where(sameEmail('email', email))
    .execute();
  const leadIds = leads.map(({ id }) => id);
  const mails = await deleteLeads(trx, leadIds);
  const otherMails = await trx.deleteFrom('outbox').where(sameEmail('recipient', email)).returning('id').execute();
  // The recipient of a forwarded lead is a person, too.
  await trx.updateTable('lead_entry').set({ recipient: null }).where(sameEmail('recipient', email)).execute();
  if (!keepAccount) await eraseAccountWithReports(trx, email);
  for (const table of ['search', 'reader', 'data_link'] as const)
    await trx.deleteFrom(table).where(sameEmail('email', email)).execute();
  await eraseOffers(trx, email);
  const identifiers = [email, ...leads.flatMap(({ name, fields }) => [name, parsePhone(fields)])];
  await deleteViewsFor(trx, identifiers);
  const reviews = leads.map(reviewIdOf);
  await deleteUndoStatesFor(trx, identifiers, [...leadIds, ...reviews]);
  // Only an unsaved reply to a testimonial may name the visitor.
  await deleteFormCopies(trx, 'review.change', reviews);
  await refreshPerson(trx, email);
  return [...mails, ...otherMails.map(({ id }) => id)];
}

/** Deletes the account of an address with its homes and reports, and ends its sessions. */
export async function eraseAccountWithReports(trx: Trx, email: string): Promise<void> {
  const account = await eraseAccount(trx, email);
  if (account) await deleteReports(trx, account);
}
