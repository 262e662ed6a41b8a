import { type Kysely, sql } from 'kysely';

/** Every run of an import with what it did to each home, dry runs among them, instead of the last of each feed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feed_run')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('feed', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record', 'text')
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('progress', 'text')
    .addColumn('report', 'text')
    .addColumn('details', 'text')
    .execute();
  await db.schema.createIndex('feed_run_by_feed').on('feed_run').columns(['feed', 'started_at']).execute();
  await sql`insert into feed_run (id, feed, format, kind, by_name, started_at, seen_at, ended_at, report)
    select feed, feed, format, 'run', '', ran_at, ran_at, ran_at, report from import_run`.execute(db);
  await db.schema.dropTable('import_run').execute();
}
