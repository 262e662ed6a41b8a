import type { Kysely } from 'kysely';

/** Texts that a translation service drafted and that nobody has read yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unread_text')
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('drafted_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('unread_text_key', ['record', 'hash'])
    .execute();
}
