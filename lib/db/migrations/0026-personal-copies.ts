import type { Kysely } from 'kysely';

/**
 * A working copy belongs to one person and one record; before, everybody shared the one of a record. What was typed goes to the person who
 * typed last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('personal_copy')
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('staff', 'text', (column) => column.notNull())
    .addColumn('base', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('working_copy_key', ['record', 'staff'])
    .execute();
  const columns = ['record', 'staff', 'base', 'content', 'version', 'changed_at'] as const;
  const earlier = db as Kysely<{ working_copy: Row; personal_copy: Row }>;
  await earlier
    .insertInto('personal_copy')
    .columns([...columns])
    .expression(earlier.selectFrom('working_copy').select([...columns]))
    .execute();
  await db.schema.dropTable('working_copy').execute();
  await db.schema.alterTable('personal_copy').renameTo('working_copy').execute();
}

interface Row {
  record: string;
  staff: string;
  base: string;
  content: string;
  version: number;
  changed_at: number;
}
