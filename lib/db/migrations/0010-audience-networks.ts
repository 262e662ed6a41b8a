import type { Kysely } from 'kysely';

/** How often a network came first with something on a day, so that it counts a few times at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audience_network')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('visitors', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('audience_network_key', ['day', 'network'])
    .execute();
}
