import type { Kysely } from 'kysely';

/** The counts by network and day, which limit how often one network is counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audience_network')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('visitors', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('audience_network_key', ['day', 'network'])
    .execute();
}
