import { sql } from 'kysely';
import { db } from '../db/database.ts';
import type { LeadSpans, Span } from '../leads/store-figures.ts';

/** Counts the answers to leads, by all or by one member of staff. */
export async function countAnswers({ from, until }: Span, author?: string): Promise<number> {
  const { n } = await (await db())
    .selectFrom('lead_entry')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('kind', '=', 'answer')
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .$if(author !== undefined, (query) => query.where('author', '=', author ?? ''))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Counts the visits of homes from one day to another, both included ("2026-11-22"). */
export async function countHomeVisits(homes: readonly number[], first: string, last: string): Promise<number> {
  if (homes.length === 0 || first > last) return 0;
  const { n } = await (await db())
    .selectFrom('audience_day')
    .select(({ fn }) => fn.sum<number | null>('visits').as('n'))
    .where('home', 'in', homes)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .executeTakeFirstOrThrow();
  return Number(n ?? 0);
}

/** Counts the appointments that were not cancelled, by home and agenda, by the moment at which they begin. */
export async function countVisitsBy({ now, before, home }: Omit<LeadSpans, 'of'>) {
  const within = ({ from, until }: Span) =>
    sql<number>`sum(case when starts_at >= ${from} and starts_at < ${until} then 1 else 0 end)`;
  const rows = await (await db())
    .selectFrom('visit')
    .select(['property', 'agenda'])
    .select([within(now).as('now'), within(before).as('before')])
    .where('starts_at', '>=', Math.min(now.from, before.from))
    .where('starts_at', '<', Math.max(now.until, before.until))
    .where('state', '=', 'confirmed')
    .$if(home !== undefined, (query) => query.where('property', '=', home ?? 0))
    .groupBy(['property', 'agenda'])
    .execute();
  return rows.map((row) => ({ ...row, now: Number(row.now), before: Number(row.before) }));
}
