import type { Kysely } from 'kysely';

/** The last import of each feed, and indexes for the answers of a week and for queries of the log. */
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
  // Holds all that the log is filtered by, so that what is rare is found without reading every line.
  await db.schema.dropIndex('audit_log_by_time').execute();
  await db.schema.createIndex('audit_log_by_time').on('audit_log').columns(['at', 'id', 'action', 'actor']).execute();
}
