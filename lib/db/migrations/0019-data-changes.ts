import { type Kysely, sql } from 'kysely';

const dayMs = 24 * 3_600_000;

/** Leases, by which one instance at a time changes what all share; and how long each undo is possible, which differs now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lease')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text')
    .addColumn('held_until', 'bigint', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('undo_state').renameColumn('at', 'ends_at').execute();
  await sql`update undo_state set ends_at = ends_at + ${dayMs}`.execute(db);
}
