import { type Kysely, sql } from 'kysely';

/** The rest of what staff do with leads: where they came from, saved views, forwarded leads, text blocks, refused testimonials. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addOrigin(db);
  await db.schema.alterTable('lead_entry').addColumn('recipient', 'text').execute();
  await db.schema.alterTable('lead_entry').addColumn('files', 'text').execute();

  await db.schema
    .createTable('saved_view')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.references('user.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createTable('inbox_start')
    .addColumn('staff', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('view', 'text', (column) => column.notNull().references('saved_view.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createTable('text_block')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('refused_review')
    .addColumn('lead', 'text', (column) => column.primaryKey().references('lead.id').onDelete('cascade'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('mail', 'text')
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('undo_state')
    .addColumn('line', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('undo_state_by_time').on('undo_state').column('at').execute();
}

/** The origin of a lead as it was written when this migration was: "newsletter / spring". */
const leadOrigin = ({ utm_source = '', utm_campaign = '' }: Record<string, string>): string =>
  [utm_source, utm_campaign].map(campaignName).filter(Boolean).join(' / ');

const campaignName = (name: string): string =>
  name.includes('@')
    ? ''
    : name
        .toLowerCase()
        .replaceAll(/[\s\p{C}]+/gu, ' ')
        .trim()
        .slice(0, 40);

async function addOrigin(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('lead')
    .addColumn('origin', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string; source: string }>`
      select id, source from lead where id > ${last} and source like '%"utm\\_%' escape '\\' order by id limit 500`.execute(
      db,
    );
    for (const { id, source } of rows)
      await sql`update lead set origin = ${leadOrigin(JSON.parse(source))} where id = ${id}`.execute(db);
    const end = rows.at(-1);
    if (!end) break;
    last = end.id;
  }
  await db.schema.createIndex('lead_by_origin').on('lead').column('origin').execute();
  // The index that lists and counts are read from has to hold what they filter by.
  await db.schema.dropIndex('lead_inbox').execute();
  await db.schema
    .createIndex('lead_inbox')
    .on('lead')
    .columns(['created_at', 'id', 'status', 'assignee', 'property', 'project', 'form', 'origin'])
    .execute();
}
