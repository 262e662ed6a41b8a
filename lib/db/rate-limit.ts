import { sql } from 'kysely';
import { dayMs } from '../base/day.ts';
import { db, inTransaction, type Trx } from './database.ts';

/**
 * Counts a request of a key and says whether it is within the limit: `limit` requests per window (ms), which starts with the first one.
 * In a transaction it is counted only if that is committed, and other requests of the key wait for its end.
 */
export async function isWithinLimit(key: string, limit: number, windowMs: number, trx?: Trx): Promise<boolean> {
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

/**
 * Adds `count` units, such as characters, to the quota of a key, unless that would exceed the limit of the window (ms), which starts with
 * the first one; false if it would.
 */
export async function consumeQuota(key: string, count: number, limit: number, windowMs: number): Promise<boolean> {
  if (count > limit) return false;
  const now = Date.now();
  const isOver = sql<boolean>`rate_limit.ends_at <= ${now}`;
  const counted = await (await db())
    .insertInto('rate_limit')
    .values({ key, turns: count, ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          turns: sql<number>`case when ${isOver} then excluded.turns else rate_limit.turns + excluded.turns end`,
          ends_at: sql<number>`case when ${isOver} then excluded.ends_at else rate_limit.ends_at end`,
        })
        .where(sql<boolean>`${isOver} or rate_limit.turns + excluded.turns <= ${limit}`),
    )
    .returning('turns')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Subtracts a count that was not used. */
export async function refundQuota(key: string, count: number): Promise<void> {
  if (count === 0) return;
  await (await db())
    .updateTable('rate_limit')
    .set((eb) => ({ turns: eb('turns', '-', count) }))
    .where('key', '=', key)
    .where('turns', '>=', count)
    .execute();
}

/** The attempts of a key without a delay, and the longest delay (ms) after those. */
export interface AttemptLimits {
  freeAttempts: number;
  maxDelayMs: number;
}

/**
 * Records a password attempt before it is checked; false while the key has to wait. After the free attempts each one doubles the delay,
 * starting at one second; a day without attempts resets it. Of simultaneous attempts only those within the limit are recorded.
 */
export async function recordAttempt(
  key: string,
  { freeAttempts, maxDelayMs }: AttemptLimits,
  now = Date.now(),
): Promise<boolean> {
  return inTransaction(async (trx) => {
    const noted = await trx
      .insertInto('login_try')
      .values({ key, tries: 1, free_at: now })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            tries: sql<number>`case when login_try.free_at <= ${now - dayMs} then 1 else login_try.tries + 1 end`,
          })
          .where('login_try.free_at', '<=', now),
      )
      .returning('tries')
      .executeTakeFirst();
    if (!noted) return false;
    const wait = noted.tries < freeAttempts ? 0 : Math.min(1000 * 2 ** (noted.tries - freeAttempts), maxDelayMs);
    await trx
      .updateTable('login_try')
      .set({ free_at: now + wait })
      .where('key', '=', key)
      .execute();
    return true;
  });
}

/** Deletes the attempts of keys, for example after the right password. */
export async function clearAttempts(keys: readonly string[]): Promise<void> {
  await (await db()).deleteFrom('login_try').where('key', 'in', keys).execute();
}
