import { createHmac, randomBytes } from 'node:crypto';
import type { Counted } from '../audience/counted.ts';
import { dayOf } from '../day.ts';
import { minuteMs } from '../duration.ts';
import type { Trx } from './database.ts';

/**
 * Visitors of a network who count a day with the same home: a family with its devices, or those of an office who look together. Who
 * only pretends to be many is worth no more.
 */
const mostOfNetwork = 5;

/** Keyed with the salt of its day a hash cannot be made again once that is gone. */
const keyed = (salt: Buffer, hash: string): string =>
  createHmac('sha256', salt).update(hash).digest('base64url').slice(0, 22);

/**
 * Keeps the traces of some counts and adds to those of their networks, all keyed with the salt of the day; returns the counts that are
 * the first of their visitor on that day, and not beyond the limit of their network.
 */
export async function firstTraces(trx: Trx, counts: readonly Counted[]): Promise<Counted[]> {
  const traces = new Map<Counted, string>();
  const networks = new Map<Counted, string>();
  // Days and traces in order: instances that keep the same ones never wait for each other in a circle.
  const days = [...Map.groupBy(counts, ({ day }) => day)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [day, ofDay] of days) {
    const salt = await saltOf(trx, day);
    for (const count of ofDay) {
      traces.set(count, keyed(salt, count.trace));
      networks.set(count, keyed(salt, `network ${count.network}`));
    }
  }
  const rows = [...traces].map(([{ day }, trace]) => ({ day, trace })).sort((a, b) => (a.trace < b.trace ? -1 : 1));
  const kept = await trx
    .insertInto('audience_trace')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['day', 'trace']).doNothing())
    .returning('trace')
    .execute();
  const first = new Set(kept.map(({ trace }) => trace));
  const firsts = counts.filter((count) => first.has(traces.get(count) ?? ''));
  const ofNetwork = Map.groupBy(firsts, (count) => `${count.day} ${networks.get(count)}`);
  const room = await takeRoom(trx, ofNetwork);
  return [...ofNetwork].flatMap(([network, ofIt]) => ofIt.slice(0, room.get(network)));
}

/** Adds the visitors of networks ("2026-11-22 hash") and returns how many of them still count. */
async function takeRoom(trx: Trx, visitors: ReadonlyMap<string, readonly Counted[]>): Promise<Map<string, number>> {
  if (visitors.size === 0) return new Map();
  const rows = [...visitors].map(([key, { length }]) => {
    const [day = '', network = ''] = key.split(' ');
    return { day, network, visitors: length };
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
      const before = sum - (visitors.get(key)?.length ?? 0);
      return [key, Math.max(0, mostOfNetwork - before)];
    }),
  );
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
  await trx.deleteFrom('audience_network').where('day', '<', today).execute();
  await trx.deleteFrom('audience_salt').where('day', '<', today).execute();
}
