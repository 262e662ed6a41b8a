import { type SelectQueryBuilder, sql } from 'kysely';
import { deleteEndedLogins } from '../accounts/store.ts';
import { deleteTraces } from '../audience/store-limits.ts';
import { deleteMissedSearches, missedDays } from '../audience/store-missed.ts';
import { deleteOldUndoStates } from '../audit/store-undo.ts';
import { addDays, dayMs, dayOf } from '../base/day.ts';
import type { Site } from '../content/schema.ts';
import { type Database, db, inTransaction, type Trx } from '../db/database.ts';
import { truncateWal } from '../db/disk.ts';
import { refreshPeople } from '../db/person-index.ts';
import type { Schema } from '../db/schema.ts';
import { deleteLeads } from '../leads/store.ts';
import { deleteOldPlans } from '../owners/store-reports.ts';
import { deleteUnusedShortlists } from '../shortlists/store.ts';
import { deleteUnconfirmed } from '../subscriptions/store.ts';
import { deleteOldOffers } from '../subscriptions/store-offers.ts';
import { deleteOldAbsences } from '../visits/store-absences.ts';
import { deleteEndedDataLinks } from './store-data-links.ts';

/** The number of leads that are listed one by one. */
const maxListedLeads = 100;

/** The rows that the hourly clean-up will have deleted by a time (ms since epoch), of those that exist now. */
export async function listDueForDeletion(periods: Site['retention'], until: number) {
  const database = await db();
  const before = (days: number) => until - days * dayMs;
  const leads = () => selectExpiredLeads(database, periods, until);
  const { count } = await leads()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    count,
    leads: await leads()
      .select(['id', 'form', 'name', 'email', 'property', 'project', 'created_at as createdAt'])
      .orderBy('created_at')
      .limit(maxListedLeads)
      .execute(),
    mails: await countRows(
      database.selectFrom('outbox').where('lead', 'is', null).where('finished_at', '<=', before(periods.mails)),
    ),
    documents: await countRows(
      database.selectFrom('owner_document').where('created_at', '<=', before(periods.documents)),
    ),
    unconfirmed:
      (await countRows(
        database
          .selectFrom('search')
          .where('state', '=', 'asked')
          .where('created_at', '<=', before(periods.unconfirmed)),
      )) +
      (await countRows(
        database
          .selectFrom('reader')
          .where('state', '=', 'asked')
          .where('created_at', '<=', before(periods.unconfirmed)),
      )),
    shortlists: await countRows(database.selectFrom('shortlist').where('used_at', '<=', before(periods.shortlists))),
  };
}

async function countRows<Table extends keyof Schema>(rows: SelectQueryBuilder<Schema, Table, object>): Promise<number> {
  const [counted] = await rows.select(sql<number>`count(*)`.as('n')).execute();
  return Number((counted as { n: number } | undefined)?.n ?? 0);
}

export type DueForDeletion = Awaited<ReturnType<typeof listDueForDeletion>>;

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
    const expired = await selectExpiredLeads(trx, { leads, forms }, now).select(['id', 'email']).execute();
    const mailsOfLeads = await deleteLeads(
      trx,
      expired.map(({ id }) => id),
    );
    const otherMails = await trx
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
    // The additions of staff to a report are kept as long as the mail with the report.
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
    return [...mailsOfLeads, ...otherMails.map(({ id }) => id)];
  });

/** The leads whose retention period is over at a moment: that of their form, or the common one. */
export const selectExpiredLeads = (
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
