import type { Kysely } from 'kysely';

/** Appointments, and the places at each moment of an agenda: taken by an appointment, or held for a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('agenda', 'text', (column) => column.notNull())
    .addColumn('property', 'integer')
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('offered_until', 'bigint')
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('reminder', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('visit_by_time').on('visit').column('starts_at').execute();
  await db.schema.createIndex('visit_by_lead').on('visit').column('lead').execute();

  await db.schema
    .createTable('visit_seat')
    .addColumn('agenda', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('visit', 'text', (column) => column.references('visit.id').onDelete('cascade'))
    .addColumn('holder', 'text')
    .addColumn('held_until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_seat_once', ['agenda', 'starts_at', 'seat'])
    .execute();
  await db.schema.createIndex('visit_seat_by_visit').on('visit_seat').column('visit').execute();

  await db.schema
    .createTable('agenda_turn')
    .addColumn('agenda', 'text', (column) => column.primaryKey())
    .addColumn('taken_at', 'bigint', (column) => column.notNull())
    .execute();
}
