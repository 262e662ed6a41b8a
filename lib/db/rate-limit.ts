import { sql } from 'kysely';
import { db, type Trx } from './database.ts';

/**
 * Takes a turn of a key and says whether it has one left: `limit` turns in each window (ms), which starts with the first turn. Within a
 * transaction it is taken only if that is committed, and others who take a turn of the key wait for its end.
 */
export async function takeTurn(key: string, limit: number, windowMs: number, trx?: Trx): Promise<boolean> {
  const now = Date.now();
  const isOver = sql<boolean>`rate_limit.ends_at <= ${now}`;
  const { turns } = await (trx ?? (await db()))
    .insertInto('rate_limit')
    .values({ key, turns: 1, ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        turns: sql<number>`case when ${isOver} then 1 else rate_limit.turns + 1 end`,
        ends_at: sql<number>`case when ${isOver} then excluded.ends_at else rate_limit.ends_at end`,
      }),
    )
    .returning('turns')
    .executeTakeFirstOrThrow();
  return turns <= limit;
}
