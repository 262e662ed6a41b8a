import { type RawBuilder, type Selectable, sql } from 'kysely';
import { db } from './database.ts';
import type { Schema } from './schema.ts';

/** The column values of a row that is not leased. */
export const noLease = { leased_by: null, leased_until: 0 } as const;

interface RowLease {
  worker: string;
  /** The most rows that are returned. */
  count: number;
  /** The time (ms) that the lease lasts without renewal. */
  leaseMs: number;
}

/** Leases rows that are due, not leased by another worker and meet a condition; the longest due first. */
export async function leaseRows<Table extends 'outbox' | 'search'>(
  table: Table,
  condition: RawBuilder<boolean>,
  { worker, count, leaseMs }: RowLease,
): Promise<Selectable<Schema[Table]>[]> {
  const now = Date.now();
  const isFree = sql<boolean>`${condition} and leased_until <= ${now}`;
  // The condition is checked twice: if two workers of PostgreSQL chose the same row, the second waits and then skips it.
  const { rows } = await sql<Selectable<Schema[Table]>>`
    update ${sql.table(table)} set leased_by = ${worker}, leased_until = ${now + leaseMs}
    where id in (
      select id from ${sql.table(table)} where ${isFree} and due_at <= ${now} order by due_at limit ${count}
    ) and ${isFree}
    returning *`.execute(await db());
  return rows;
}
