import { type ColumnDataType, type Kysely, sql } from 'kysely';
import { isPostgres } from '../connections.ts';

/**
 * The office: second factors and roles of staff, what they do with leads, and the log of it. The old role "manager" saw the portal of
 * every home: it becomes the role of staff with the fewest rights that still does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = isPostgres(db);
  const moment: ColumnDataType | ReturnType<typeof sql> = postgres ? 'timestamptz' : sql`date`;
  const flag: ColumnDataType = postgres ? 'boolean' : 'integer';
  await db.schema.alterTable('user').addColumn('twoFactorEnabled', flag).execute();
  await db.schema.alterTable('user').addColumn('broker', 'text').execute();
  await sql`update ${sql.table('user')} set role = 'broker' where role = 'manager'`.execute(db);
  await db.schema
    .createTable('twoFactor')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('verified', flag)
    .addColumn('failedVerificationCount', 'integer')
    .addColumn('lockedUntil', moment)
    .execute();
  await db.schema.createIndex('two_factor_by_user').on('twoFactor').column('userId').execute();

  await leadWork(db);
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text')
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
  await db.schema.createIndex('audit_log_by_time').on('audit_log').columns(['at', 'id']).execute();
  await db.schema.createIndex('audit_log_by_subject').on('audit_log').column('subject').execute();
  for (const event of ['update', 'delete']) await refuse(db, event, postgres);
}

async function leadWork(db: Kysely<unknown>): Promise<void> {
  const lead = () => db.schema.alterTable('lead');
  await lead()
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .execute();
  await lead()
    .addColumn('assignee', 'text', (column) => column.references('user.id').onDelete('set null'))
    .execute();
  await lead().addColumn('follow_up', 'text').execute();
  await lead()
    .addColumn('words', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await fillWords(db);
  await db.schema.dropIndex('lead_by_time').execute();
  // Holds all that a list filters and counts by, so that neither reads the rows themselves.
  await db.schema
    .createIndex('lead_inbox')
    .on('lead')
    .columns(['created_at', 'id', 'status', 'assignee', 'property', 'project', 'form'])
    .execute();
  for (const column of ['status', 'assignee', 'form'])
    await db.schema.createIndex(`lead_by_${column}`).on('lead').columns([column, 'created_at', 'id']).execute();
  await db.schema.createIndex('lead_by_follow_up').on('lead').columns(['follow_up', 'id']).execute();
  await sql`create index lead_by_email on lead (lower(email))`.execute(db);

  await db.schema
    .createTable('lead_entry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('author', 'text')
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('mail', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('lead_entry_by_lead').on('lead_entry').columns(['lead', 'created_at']).execute();
}

/** Makes the leads that are there findable, some at a time. */
async function fillWords(db: Kysely<unknown>): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string; name: string; email: string; fields: string }>`
      select id, name, email, fields from lead where id > ${last} order by id limit 500`.execute(db);
    for (const { id, name, email, fields } of rows)
      await sql`update lead set words = ${leadWords(name, email, JSON.parse(fields))} where id = ${id}`.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/** The search text of a lead as it was defined when this migration was written. */
function leadWords(name: string, email: string, fields: Record<string, unknown>): string {
  const typed = Object.values(fields).filter((value) => typeof value === 'string');
  const phone = typeof fields.phone === 'string' ? fields.phone.replace(/[^\d+]/g, '') : '';
  return plain([name, email, phone, ...typed].join(' ')).slice(0, 1_000);
}

/** Lower case without diacritics, as it was when this migration was written. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .trim();

/** The database refuses to change rows of the log. */
async function refuse(db: Kysely<unknown>, event: string, postgres: boolean): Promise<void> {
  const name = `audit_log_no_${event}`;
  if (!postgres) {
    await sql
      .raw(
        `create trigger ${name} before ${event} on audit_log begin select raise(abort, 'the audit log is append-only'); end`,
      )
      .execute(db);
    return;
  }
  await sql
    .raw(
      `create or replace function audit_log_is_append_only() returns trigger language plpgsql as
       $$ begin raise exception 'the audit log is append-only'; end $$`,
    )
    .execute(db);
  await sql
    .raw(`create trigger ${name} before ${event} on audit_log for each row execute function audit_log_is_append_only()`)
    .execute(db);
}
