import { randomInt } from 'node:crypto';
import { db, type Trx } from '../../db/database.ts';
import type { WorkingCopyTable } from '../../db/tables/records.ts';
import type { ActionName } from '../define-action.ts';

/** The unsaved changes of one person to a record. Nobody else can publish them. */
export interface WorkingCopy {
  /** The record when they began to change it; null for a new one. */
  base: unknown;
  content: unknown;
  version: number;
  /** The account of its owner. */
  staff: string;
  /** ms since epoch */
  changedAt: number;
}

/** The unsaved changes of a person, without their content. */
export interface UnsavedChanges {
  record: string;
  /** The account of its owner. */
  staff: string;
  /** null for an account that was removed. */
  name: string | null;
  /** ms since epoch */
  changedAt: number;
}

/** The working copy of a person; null for none. */
export async function findWorkingCopy(record: string, staff: string): Promise<WorkingCopy | null> {
  return (await findWorkingCopies([record], staff)).get(record) ?? null;
}

/** The working copies of a person, by the names of the records. */
export async function findWorkingCopies(
  records: readonly string[],
  staff: string,
): Promise<ReadonlyMap<string, WorkingCopy>> {
  if (records.length === 0) return new Map();
  const rows = await (await db())
    .selectFrom('working_copy')
    .selectAll()
    .where('record', 'in', records)
    .where('staff', '=', staff)
    .execute();
  return new Map(rows.map((row) => [row.record, toWorkingCopy(row)]));
}

/** The working copies of a person whose names begin with `prefix`, by the rest of their names. */
export async function listOwnCopies(prefix: string, staff: string): Promise<ReadonlyMap<string, WorkingCopy>> {
  const rows = await (await db())
    .selectFrom('working_copy')
    .selectAll()
    .where('staff', '=', staff)
    .where('record', 'like', `${prefix}%`)
    .execute();
  return new Map(rows.map((row) => [row.record.slice(prefix.length), toWorkingCopy(row)]));
}

/** The names of the records that somebody has a working copy of. */
export async function listWorkingCopyNames(): Promise<string[]> {
  const rows = await (await db()).selectFrom('working_copy').select('record').distinct().execute();
  return rows.map(({ record }) => record);
}

/** The working copies of all people, of some records or of all, the last changed first. */
export async function listWorkingCopies(records?: readonly string[]): Promise<(WorkingCopy & UnsavedChanges)[]> {
  if (records?.length === 0) return [];
  const rows = await (await db())
    .selectFrom('working_copy')
    .leftJoin('user', 'user.id', 'working_copy.staff')
    .selectAll('working_copy')
    .select('user.name')
    .$if(records !== undefined, (query) => query.where('record', 'in', records ?? []))
    .orderBy('changed_at', 'desc')
    .execute();
  return rows.map(({ record, name, ...row }) => ({ ...toWorkingCopy(row), record, name }));
}

/** The people with unsaved changes of one record or of all, the last changed first. */
export async function listUnsavedChanges(record?: string): Promise<UnsavedChanges[]> {
  const rows = await (await db())
    .selectFrom('working_copy')
    .leftJoin('user', 'user.id', 'working_copy.staff')
    .select(['record', 'staff', 'changed_at', 'user.name'])
    .$if(record !== undefined, (query) => query.where('record', '=', record ?? ''))
    .orderBy('changed_at', 'desc')
    .execute();
  return rows.map(({ changed_at: changedAt, ...row }) => ({ ...row, changedAt }));
}

/**
 * A random first version: the version of an earlier copy, which was saved or discarded, never fits a later one. It fits the integers of
 * PostgreSQL and leaves room to count.
 */
const firstVersion = (): number => randomInt(1, 2 ** 30);

/**
 * Stores what somebody typed in place of the version that their form had read, 0 for none yet; returns the new version. null: another tab
 * of theirs stored or ended it since, and nothing was written.
 */
export async function saveWorkingCopy(
  record: string,
  { base, content, staff, version }: { base: unknown; content: unknown; staff: string; version: number },
  now = Date.now(),
): Promise<number | null> {
  const typed = {
    base: JSON.stringify(base),
    content: JSON.stringify(content),
    version: version === 0 ? firstVersion() : version + 1,
    changed_at: now,
  };
  const database = await db();
  const saved =
    version === 0
      ? await database
          .insertInto('working_copy')
          .values({ record, staff, ...typed })
          .onConflict((conflict) => conflict.columns(['record', 'staff']).doNothing())
          .returning('version')
          .executeTakeFirst()
      : await database
          .updateTable('working_copy')
          .set(typed)
          .where('record', '=', record)
          .where('staff', '=', staff)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return saved?.version ?? null;
}

/** Ends the version of a working copy that was saved. */
export async function endWorkingCopy(record: string, staff: string, version: number): Promise<void> {
  await (await db())
    .deleteFrom('working_copy')
    .where('record', '=', record)
    .where('staff', '=', staff)
    .where('version', '=', version)
    .execute();
}

/** The name of the working copy of a form, by its action and what it changes. */
export const formCopyName = (action: string, id: string): string => `${action}/${id}`;

/** Deletes the working copies that anybody has of the forms of an action, by what these change. */
export async function deleteFormCopies(trx: Trx, action: ActionName, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const names = ids.map((id) => formCopyName(action, id));
  await trx.deleteFrom('working_copy').where('record', 'in', names).execute();
}

/** Removes a working copy; returns it, or null for none. */
export async function removeWorkingCopy(trx: Trx, record: string, staff: string): Promise<WorkingCopy | null> {
  const row = await trx
    .deleteFrom('working_copy')
    .where('record', '=', record)
    .where('staff', '=', staff)
    .returningAll()
    .executeTakeFirst();
  return row ? toWorkingCopy(row) : null;
}

/** Puts a removed working copy back, or gives it to somebody; false if they have one of this record already. */
export async function restoreWorkingCopy(
  trx: Trx,
  record: string,
  { staff, base, content, changedAt }: Omit<WorkingCopy, 'version'>,
): Promise<boolean> {
  const row = { base: JSON.stringify(base), content: JSON.stringify(content), changed_at: changedAt };
  const restored = await trx
    .insertInto('working_copy')
    .values({ record, staff, version: firstVersion(), ...row })
    .onConflict((conflict) => conflict.columns(['record', 'staff']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return restored !== undefined;
}

/** A form polls every half minute; without a request for this long it is considered closed. */
const openFormMs = 90_000;

/**
 * Notes that somebody has the form of a record open; returns the names of the others who have, or who have one of `alsoRecords`, which
 * change the same record.
 */
export async function noteOpenForm(
  record: string,
  staff: string,
  alsoRecords: readonly string[] = [],
  now = Date.now(),
): Promise<string[]> {
  const database = await db();
  await database
    .insertInto('open_form')
    .values({ record, staff, seen_at: now })
    .onConflict((conflict) => conflict.columns(['record', 'staff']).doUpdateSet({ seen_at: now }))
    .execute();
  const others = await database
    .selectFrom('open_form')
    .innerJoin('user', 'user.id', 'open_form.staff')
    .select('user.name')
    .distinct()
    .where('record', 'in', [record, ...alsoRecords])
    .where('staff', '!=', staff)
    .where('seen_at', '>', now - openFormMs)
    .orderBy('user.name')
    .execute();
  return others.map(({ name }) => name);
}

const toWorkingCopy = ({
  base,
  content,
  version,
  staff,
  changed_at,
}: Omit<WorkingCopyTable, 'record'>): WorkingCopy => ({
  base: JSON.parse(base),
  content: JSON.parse(content),
  version,
  staff,
  changedAt: changed_at,
});
