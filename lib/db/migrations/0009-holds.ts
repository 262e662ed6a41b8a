import type { Kysely } from 'kysely';

/** From which network a place is held, as a keyed hash: one network holds few. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('visit_seat').addColumn('network', 'text').execute();
  await db.schema.createIndex('visit_seat_by_network').on('visit_seat').column('network').execute();
}
