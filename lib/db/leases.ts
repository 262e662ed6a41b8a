import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { secondMs } from '../base/day.ts';
import { isPostgres } from './connections.ts';
import { type Database, db, type Trx } from './database.ts';

// The clock of the database, since the machines' clocks differ.
const databaseNow = (database: Database | Trx) =>
  isPostgres(database)
    ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;

/** The lease expired before the work was done; another process may hold it. */
export class LostLeaseError extends Error {}

/** Thrown when another holder has the lease and has not released it in time. */
export class LeaseTakenError extends Error {}

export interface Lease {
  /** In the transaction that ends the work: throws a LostLeaseError if it is not held any more, and counts a new version. */
  confirm(trx: Trx): Promise<void>;
}

interface LeaseOptions {
  /** The time (ms) to wait for another holder. */
  waitMs: number;
  /** The time (ms) that it lasts without renewal, so also after its holder was killed. */
  lastsMs?: number;
}

/** Runs `work` while no other process holds the lease of this name; throws a LeaseTakenError if another holder does not end in time. */
export async function withLease<T>(
  name: string,
  { waitMs, lastsMs = 10 * secondMs }: LeaseOptions,
  work: (lease: Lease) => Promise<T>,
): Promise<T> {
  const database = await db();
  const holder = randomUUID();
  const until = sql<number>`${databaseNow(database)} + ${lastsMs}`;
  const set = (column: 'held_until', value: typeof until | number) =>
    database.updateTable('lease').set(column, value).where('name', '=', name).where('holder', '=', holder).execute();
  const take = async (): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('lease')
      .set({ holder, held_until: until })
      .where('name', '=', name)
      .where('held_until', '<=', databaseNow(database))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  await database
    .insertInto('lease')
    .values({ name, holder: null, held_until: 0, version: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  for (const end = Date.now() + waitMs; !(await take()); await pause(10 + 20 * Math.random()))
    if (Date.now() >= end) throw new LeaseTakenError(`${name}: another process is at work`);
  // A renewal that fails is followed by the next one, or by a LostLeaseError.
  const renewal = setInterval(() => void set('held_until', until).catch(() => undefined), lastsMs / 4);
  try {
    return await work({
      async confirm(trx) {
        const { numUpdatedRows } = await trx
          .updateTable('lease')
          .set((eb) => ({ held_until: until, version: eb('version', '+', 1) }))
          .where('name', '=', name)
          .where('holder', '=', holder)
          .where('held_until', '>', databaseNow(trx))
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new LostLeaseError(`the lease on ${name} has run out`);
      },
    });
  } finally {
    clearInterval(renewal);
    // If this fails, the lease expires.
    await set('held_until', 0).catch((error: unknown) =>
      console.error(`The lease on ${name} could not be ended:`, error),
    );
  }
}

/** The version of the data that a lease guards: the number of its changes. */
export async function leaseVersion(name: string): Promise<number> {
  const row = await (await db()).selectFrom('lease').select('version').where('name', '=', name).executeTakeFirst();
  return row?.version ?? 0;
}
