import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../connections.ts';

/** Files that come with forms, and testimonials that wait to be read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('upload')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('content', sql.raw(isPostgres(db) ? 'bytea' : 'blob'), (column) => column.notNull())
    .execute();
  await db.schema.createIndex('upload_by_lead').on('upload').column('lead').execute();
}
