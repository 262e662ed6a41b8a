import { type SelectQueryBuilder, sql } from 'kysely';
import { dayMs } from '../base/day.ts';
import type { Site } from '../content/schema.ts';
import { db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { expiredLeads } from './store.ts';

/** Leads that are named one by one; of more, only their number is given. */
const named = 100;

/** The rows that the hourly clean-up will have deleted by a time (ms since epoch), of those that exist now. */
export async function dueForDeletion(periods: Site['retention'], until: number) {
  const database = await db();
  const before = (days: number) => until - days * dayMs;
  const leads = () => expiredLeads(database, periods, until);
  const { count } = await leads()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    count,
    leads: await leads()
      .select(['id', 'form', 'name', 'email', 'property', 'project', 'created_at as createdAt'])
      .orderBy('created_at')
      .limit(named)
      .execute(),
    mails: await countOf(
      database.selectFrom('outbox').where('lead', 'is', null).where('finished_at', '<=', before(periods.mails)),
    ),
    documents: await countOf(
      database.selectFrom('owner_document').where('created_at', '<=', before(periods.documents)),
    ),
    unconfirmed:
      (await countOf(
        database
          .selectFrom('search')
          .where('state', '=', 'asked')
          .where('created_at', '<=', before(periods.unconfirmed)),
      )) +
      (await countOf(
        database
          .selectFrom('reader')
          .where('state', '=', 'asked')
          .where('created_at', '<=', before(periods.unconfirmed)),
      )),
    shortlists: await countOf(database.selectFrom('shortlist').where('used_at', '<=', before(periods.shortlists))),
  };
}

async function countOf<Table extends keyof Schema>(rows: SelectQueryBuilder<Schema, Table, object>): Promise<number> {
  const [counted] = await rows.select(sql<number>`count(*)`.as('n')).execute();
  return Number((counted as { n: number } | undefined)?.n ?? 0);
}

export type DueForDeletion = Awaited<ReturnType<typeof dueForDeletion>>;
