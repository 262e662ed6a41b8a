import { type Kysely, sql } from 'kysely';

/** Mails about homes from staff, the plans for owners' reports, and the last log-in of owners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('home_offer')
    .addColumn('home', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('home_offer_once', ['home', 'email'])
    .execute();
  await db.schema.createIndex('home_offer_by_email').on('home_offer').column('email').execute();
  await db.schema
    .createTable('stopped_offer')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('stopped_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema.alterTable('search').addColumn('last_told_at', 'bigint').execute();
  await sql`update search set last_told_at = told_at`.execute(db);
  await db.schema.createIndex('told_home_by_home').on('told_home').column('home').execute();

  await db.schema
    .createTable('report_plan')
    .addColumn('reader', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('held', 'integer', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('author', 'text')
    .addPrimaryKeyConstraint('report_plan_once', ['reader', 'month'])
    .execute();
  await db.schema.alterTable('stopped_report').addColumn('stopped_by', 'text').execute();

  await db.schema
    .createTable('last_log_in')
    .addColumn('user', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}
