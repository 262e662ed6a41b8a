import { db } from '@/lib/db/database';
import type { Schema } from '@/lib/db/schema';

/** How many rows a table has. */
export async function countRows(table: keyof Schema): Promise<number> {
  const database = await db();
  const { n } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
