import { type Kysely, sql } from 'kysely';

/** The monthly counts of homes, so that long periods are added up quickly, and the searches that found nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audience_month')
    .addColumn('home', 'integer', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addColumn('saves', 'integer', (column) => column.notNull())
    .addColumn('shares', 'integer', (column) => column.notNull())
    .addColumn('requests', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('audience_month_key', ['month', 'home'])
    .execute();
  await sql`insert into audience_month (home, month, views, visits, saves, shares, requests)
    select home, substr(day, 1, 7), sum(views), sum(visits), sum(saves), sum(shares), sum(requests)
    from audience_day group by home, substr(day, 1, 7)`.execute(db);
  await db.schema
    .createTable('audience_source_month')
    .addColumn('home', 'integer', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('audience_source_month_key', ['month', 'home', 'source'])
    .execute();
  await sql`insert into audience_source_month (home, month, source, visits)
    select home, substr(day, 1, 7), source, sum(visits)
    from audience_source group by home, substr(day, 1, 7), source`.execute(db);
  await db.schema.createIndex('audience_day_by_day').on('audience_day').column('day').execute();
  await db.schema.createIndex('audience_source_by_day').on('audience_source').column('day').execute();
  await db.schema
    .createTable('missed_search')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('type', 'integer', (column) => column.notNull())
    .addColumn('town', 'text', (column) => column.notNull())
    .addColumn('price', 'text', (column) => column.notNull())
    .addColumn('bedrooms', 'integer', (column) => column.notNull())
    .addColumn('more', 'integer', (column) => column.notNull())
    .addColumn('nothing', 'integer', (column) => column.notNull())
    .addColumn('few', 'integer', (column) => column.notNull())
    .addColumn('unknown', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('missed_search_key', ['day', 'list', 'type', 'town', 'price', 'bedrooms', 'more'])
    .execute();
}
