import type { Kysely } from 'kysely';

/** Searches with alerts, what each announced, and the readers of the newsletter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('criteria', 'text', (column) => column.notNull())
    .addColumn('pace', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('told_at', 'bigint')
    .addColumn('compared_with', 'text')
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('leased_by', 'text')
    .addColumn('leased_until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('search_by_due').on('search').columns(['state', 'due_at']).execute();

  await db.schema
    .createTable('told_home')
    .addColumn('search', 'text', (column) => column.notNull().references('search.id').onDelete('cascade'))
    .addColumn('home', 'integer', (column) => column.notNull())
    .addColumn('price', 'double precision')
    .addPrimaryKeyConstraint('told_home_key', ['search', 'home'])
    .execute();

  await db.schema
    .createTable('reader')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .execute();
}
