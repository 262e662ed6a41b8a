import type { Kysely } from 'kysely';

/** The unsaved changes of forms, and the people who have a form open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('working_copy')
    .addColumn('record', 'text', (column) => column.primaryKey())
    .addColumn('base', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('open_form')
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('open_form_key', ['record', 'staff'])
    .execute();
}
