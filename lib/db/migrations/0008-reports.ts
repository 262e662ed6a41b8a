import type { Kysely } from 'kysely';

/** Which owner got the report of which month, and who unsubscribed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('told_report')
    .addColumn('reader', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('told_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_report_once', ['reader', 'month'])
    .execute();

  await db.schema
    .createTable('stopped_report')
    .addColumn('reader', 'text', (column) => column.primaryKey())
    .addColumn('stopped_at', 'bigint', (column) => column.notNull())
    .execute();
}
