import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../connections.ts';

/** The records that owners see of their home: feedback, documents, and an index of its requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('visit').addColumn('feedback', 'text').execute();
  await db.schema.alterTable('visit').addColumn('rating', 'integer').execute();
  await db.schema.createIndex('visit_by_property').on('visit').column('property').execute();
  await db.schema.createIndex('lead_by_property').on('lead').column('property').execute();

  await db.schema
    .createTable('owner_document')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('property', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('content', sql.raw(isPostgres(db) ? 'bytea' : 'blob'), (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('owner_document_by_property').on('owner_document').column('property').execute();
}
