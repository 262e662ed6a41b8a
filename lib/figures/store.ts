import { db } from '../db/database.ts';
import type { Span } from '../leads/store-figures.ts';

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
