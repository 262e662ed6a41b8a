import { type RawBuilder, type Selectable, sql } from 'kysely';
import { db } from './database.ts';
import type { Schema } from './schema.ts';

/** The columns of a row that no worker has. */
export const noLease = { leased_by: null, leased_until: 0 } as const;

interface Lease {
  worker: string;
  /** At most so many rows. */
  count: number;
  /** How long (ms) the worker keeps them without a sign of life. */
  leaseMs: number;
}

/** Gives a worker rows of a table that are due, that no living worker has and of which a condition holds; the longest due first. */
export async function leaseRows<Table extends 'outbox' | 'search'>(
  table: Table,
  condition: RawBuilder<boolean>,
  { worker, count, leaseMs }: Lease,
): Promise<Selectable<Schema[Table]>[]> {
  const now = Date.now();
  const isFree = sql<boolean>`${condition} and leased_until <= ${now}`;
  // The condition stands twice: where two workers of PostgreSQL chose the same row, the second waits and then finds it taken.
  const { rows } = await sql<Selectable<Schema[Table]>>`
    update ${sql.table(table)} set leased_by = ${worker}, leased_until = ${now + leaseMs}
    where id in (
      select id from ${sql.table(table)} where ${isFree} and due_at <= ${now} order by due_at limit ${count}
    ) and ${isFree}
    returning *`.execute(await db());
  return rows;
}
