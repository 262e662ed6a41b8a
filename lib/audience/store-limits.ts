import { createHmac, randomBytes } from 'node:crypto';
import { dayOf, minuteMs } from '../base/day.ts';
import type { Trx } from '../db/database.ts';
import type { Counted } from './view-buffer.ts';

/**
 * Visitors of one network that are counted per home and day: enough for a family or an office, and a limit for one visitor who pretends
 * to be many.
 */
const maxPerNetwork = 5;

/** Views of the same: what five visitors who look often come to. */
const maxViewsPerNetwork = 40;

/** The hash cannot be computed again once the salt of its day is deleted. */
const hashWithKey = (salt: Buffer, hash: string): string =>
  createHmac('sha256', salt).update(hash).digest('base64url').slice(0, 22);

/**
 * Stores the traces of counts and adds them to their networks, all hashed with the salt of the day; returns the counts that are the
 * first of their visitor on that day and within the limit of their network.
 */
export async function firstTraces(trx: Trx, counts: readonly Counted[]): Promise<Counted[]> {
  const traces = new Map<Counted, string>();
  const networks = new Map<Counted, string>();
  // In one order for all instances, so that two of them cannot deadlock.
  const days = [...Map.groupBy(counts, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [day, ofDay] of days) {
    const salt = await daySalt(trx, day);
    for (const count of ofDay) {
      traces.set(count, hashWithKey(salt, count.trace));
      networks.set(count, hashWithKey(salt, `network ${count.network}`));
    }
  }
  const rows = [...traces].map(([{ day }, trace]) => ({ day, trace })).sort((a, b) => (a.trace < b.trace ? -1 : 1));
  const newTraces = await trx
    .insertInto('audience_trace')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['day', 'trace']).doNothing())
    .returning('trace')
    .execute();
  const first = new Set(newTraces.map(({ trace }) => trace));
  const firsts = counts.filter((count) => first.has(traces.get(count) ?? ''));
  const ofNetwork = Map.groupBy(firsts, (count) => `${count.day} ${networks.get(count)}`);
  const room = await countWithinLimit(
    trx,
    new Map([...ofNetwork].map(([key, { length }]) => [key, length])),
    maxPerNetwork,
  );
  return [...ofNetwork].flatMap(([network, ofIt]) => ofIt.slice(0, room.get(network)));
}

/** The views that are within the limit of their network, by home and day; their rows are keyed apart from those of visitors. */
export async function viewsWithinLimit(
  trx: Trx,
  views: readonly Counted[],
): Promise<{ home: number; day: string; views: number }[]> {
  const salts = new Map<string, Buffer>();
  for (const day of [...new Set(views.map((view) => view.day))].sort()) salts.set(day, await daySalt(trx, day));
  const keyOf = ({ day, network }: Counted) =>
    `${day} ${hashWithKey(salts.get(day) ?? Buffer.of(), `views ${network}`)}`;
  const ofNetwork = [...Map.groupBy(views, keyOf)].map(
    ([key, ofIt]) => [key, ofIt, ofIt.reduce((sum, { times }) => sum + times, 0)] as const,
  );
  const room = await countWithinLimit(trx, new Map(ofNetwork.map(([key, , sum]) => [key, sum])), maxViewsPerNetwork);
  return ofNetwork.flatMap(([key, [view], sum]) =>
    view ? [{ home: view.home, day: view.day, views: Math.min(sum, room.get(key) ?? 0) }] : [],
  );
}

/** Adds what networks ("2026-11-22 hash") did and returns how much of it is within the limit. */
async function countWithinLimit(
  trx: Trx,
  counts: ReadonlyMap<string, number>,
  limit: number,
): Promise<Map<string, number>> {
  if (counts.size === 0) return new Map();
  const rows = [...counts].map(([key, visitors]) => {
    const [day = '', network = ''] = key.split(' ');
    return { day, network, visitors };
  });
  const added = await trx
    .insertInto('audience_network')
    .values(rows.sort((a, b) => (`${a.day} ${a.network}` < `${b.day} ${b.network}` ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['day', 'network']).doUpdateSet((eb) => ({
        visitors: eb('audience_network.visitors', '+', eb.ref('excluded.visitors')),
      })),
    )
    .returning(['day', 'network', 'visitors'])
    .execute();
  return new Map(
    added.map(({ day, network, visitors: sum }) => {
      const key = `${day} ${network}`;
      const before = sum - (counts.get(key) ?? 0);
      return [key, Math.max(0, limit - before)];
    }),
  );
}

/** The salt of a day, created by the first instance that needs it. */
async function daySalt(trx: Trx, day: string): Promise<Buffer> {
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

/** Counts of the day before are accepted until this long after midnight, in ms. */
const lateCounts = 5 * minuteMs;

/** Deletes the traces and salts of past days: visitors of those days can no longer be distinguished. */
export async function deleteTraces(trx: Trx, now: number): Promise<void> {
  const today = dayOf(now - lateCounts);
  await trx.deleteFrom('audience_trace').where('day', '<', today).execute();
  await trx.deleteFrom('audience_network').where('day', '<', today).execute();
  await trx.deleteFrom('audience_salt').where('day', '<', today).execute();
}
