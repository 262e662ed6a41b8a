import { createHmac, randomBytes } from 'node:crypto';
import type { Counted } from '../audience/counted.ts';
import { minuteMs } from '../duration.ts';
import { dayOf } from '../format.ts';
import type { Trx } from './database.ts';

/** Keyed with the salt of its day a trace cannot be made again once that is gone. */
const keyed = (salt: Buffer, trace: string): string =>
  createHmac('sha256', salt).update(trace).digest('base64url').slice(0, 22);

/** Keeps the traces of some counts, keyed with the salt of their day; returns which of the counts are the first of their day. */
export async function firstTraces(trx: Trx, counts: readonly Counted[]): Promise<(count: Counted) => boolean> {
  const traces = new Map<Counted, string>();
  // Days and traces in order: instances that keep the same ones never wait for each other in a circle.
  const days = [...Map.groupBy(counts, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [day, ofDay] of days) {
    const salt = await saltOf(trx, day);
    for (const count of ofDay) traces.set(count, keyed(salt, count.trace));
  }
  const rows = [...traces].map(([{ day }, trace]) => ({ day, trace })).sort((a, b) => (a.trace < b.trace ? -1 : 1));
  const kept = await trx
    .insertInto('audience_trace')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['day', 'trace']).doNothing())
    .returning('trace')
    .execute();
  const first = new Set(kept.map(({ trace }) => trace));
  return (count) => first.has(traces.get(count) ?? '');
}

/** Made by the first instance that counts on a day. */
async function saltOf(trx: Trx, day: string): Promise<Buffer> {
  await trx
    .insertInto('audience_salt')
    .values({ day, salt: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  const { salt } = await trx
    .selectFrom('audience_salt')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Buffer.from(salt, 'base64');
}

/** In ms: how long after midnight counts of the day before may still be on their way. */
const patience = 5 * minuteMs;

/** Deletes the traces and salts of the days that are over: nobody can tell any more who was there. */
export async function deleteTraces(trx: Trx, now: number): Promise<void> {
  const today = dayOf(now - patience);
  await trx.deleteFrom('audience_trace').where('day', '<', today).execute();
  await trx.deleteFrom('audience_salt').where('day', '<', today).execute();
}
