import type { AudienceDayTable } from './audience-tables.ts';
import { db } from './database.ts';

/** What was counted of some homes together on a day. */
export type DayFigures = Omit<AudienceDayTable, 'home'>;

/** The figures of homes by day, of a month ("2026-10") or of all time, the oldest first; days on which nothing was counted are left out. */
export async function figuresByDay(homes: readonly number[], month = ''): Promise<DayFigures[]> {
  if (homes.length === 0) return [];
  return (await db())
    .selectFrom('audience_day')
    .select('day')
    .select(({ fn }) => [
      fn.sum<number>('views').as('views'),
      fn.sum<number>('visits').as('visits'),
      fn.sum<number>('saves').as('saves'),
      fn.sum<number>('shares').as('shares'),
      fn.sum<number>('requests').as('requests'),
    ])
    .where('home', 'in', homes)
    .where('day', 'like', `${month}%`)
    .groupBy('day')
    .orderBy('day')
    .execute();
}

/** The visits of homes since a day by where they came from, the most frequent first. */
export async function visitsBySource(
  homes: readonly number[],
  since: string,
): Promise<{ source: string; visits: number }[]> {
  if (homes.length === 0) return [];
  return (await db())
    .selectFrom('audience_source')
    .select('source')
    .select(({ fn }) => fn.sum<number>('visits').as('visits'))
    .where('home', 'in', homes)
    .where('day', '>=', since)
    .groupBy('source')
    .orderBy('visits', 'desc')
    .orderBy('source')
    .execute();
}

/** The visits of homes since a day, all together. */
export async function visitsSince(homes: readonly number[], since: string): Promise<number> {
  if (homes.length === 0) return 0;
  const { visits } = await (await db())
    .selectFrom('audience_day')
    .select(({ fn }) => fn.sum<number | null>('visits').as('visits'))
    .where('home', 'in', homes)
    .where('day', '>=', since)
    .executeTakeFirstOrThrow();
  return visits ?? 0;
}
