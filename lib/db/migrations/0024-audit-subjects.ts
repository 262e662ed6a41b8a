import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../connections.ts';

/** The further subjects of a line of the log: a change of many homes is found by each. Like the log it only grows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_subject')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_subject_pk', ['subject', 'line'])
    .execute();
  const work = isPostgres(db)
    ? 'for each row execute function audit_log_is_append_only()'
    : "begin select raise(abort, 'the audit log is append-only'); end";
  for (const event of ['update', 'delete'])
    await sql.raw(`create trigger audit_subject_no_${event} before ${event} on audit_subject ${work}`).execute(db);
}
