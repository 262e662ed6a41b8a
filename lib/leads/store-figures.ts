import { sql } from 'kysely';
import { db } from '../db/database.ts';
import type { Portfolio } from '../staff/portfolio.ts';
import { isConcernOf } from './store-inbox.ts';

/** The number of leads in a period, and in the one before. */
export interface NowAndBefore {
  now: number;
  before: number;
}

/** The leads to count: of a broker, of a home, in a period; spam is not counted. */
export interface LeadSpans {
  now: Span;
  before: Span;
  of?: Portfolio;
  home?: number;
}

type Column = 'form' | 'origin' | 'property' | 'project' | 'assignee';

/** Counts the leads by the values of some columns, in one pass over the covering index `lead_inbox`. */
export async function countLeadsBy<Name extends Column>(
  columns: readonly Name[],
  { now, before, of, home }: LeadSpans,
) {
  const within = ({ from, until }: Span) =>
    sql<number>`sum(case when created_at >= ${from} and created_at < ${until} then 1 else 0 end)`;
  const rows = await (await db())
    .selectFrom('lead')
    .select(columns)
    .select([within(now).as('now'), within(before).as('before')])
    .where('created_at', '>=', Math.min(now.from, before.from))
    .where('created_at', '<', Math.max(now.until, before.until))
    // With a plus, SQLite does not look up each status by its own index.
    .where(sql<boolean>`${sql.ref('status')} || '' <> 'spam'`)
    .$if(of !== undefined, (query) => query.where((eb) => (of ? isConcernOf(eb, of) : eb.val(true))))
    .$if(home !== undefined, (query) => query.where('property', '=', home ?? 0))
    .groupBy(columns)
    .execute();
  return rows.map((row) => ({ ...row, now: Number(row.now), before: Number(row.before) }));
}

/** Between two moments, in ms since epoch; the second is not in it. */
export interface Span {
  from: number;
  until: number;
}
