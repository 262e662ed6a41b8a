import type { Kysely } from 'kysely';

/** What the last import of each feed did, and an index for the answers of a week. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('import_run')
    .addColumn('feed', 'text', (column) => column.primaryKey())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('ran_at', 'bigint', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('lead_entry_by_time')
    .on('lead_entry')
    .columns(['kind', 'created_at', 'author'])
    .execute();
}
