import type { Kysely } from 'kysely';

/** The daily counts of homes, and the data that distinguish the visits of a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audience_day')
    .addColumn('home', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addColumn('saves', 'integer', (column) => column.notNull())
    .addColumn('shares', 'integer', (column) => column.notNull())
    .addColumn('requests', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('audience_day_key', ['home', 'day'])
    .execute();
  await db.schema
    .createTable('audience_source')
    .addColumn('home', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('audience_source_key', ['home', 'day', 'source'])
    .execute();
  await db.schema
    .createTable('audience_trace')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('trace', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('audience_trace_key', ['day', 'trace'])
    .execute();
  await db.schema
    .createTable('audience_salt')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute();
}
