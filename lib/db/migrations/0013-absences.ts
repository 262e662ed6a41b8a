import type { Kysely } from 'kysely';

/** When a broker, the office or everybody is away; and the secret addresses of calendars. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('absence')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('agenda', 'text')
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('why', 'text')
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .execute();
  // For lists of moments, which need the waiting visitors of an agenda, and calendars, which need its appointments.
  await db.schema.createIndex('visit_by_agenda').on('visit').columns(['agenda', 'starts_at']).execute();
  await db.schema.createIndex('absence_by_end').on('absence').columns(['ends_at', 'agenda']).execute();

  await db.schema
    .createTable('calendar_address')
    .addColumn('account', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('mark', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('calendar_address_once', ['account', 'scope'])
    .execute();
}
