import { randomInt } from 'node:crypto';
import { db } from '../db/database.ts';
import type { WorkingCopyTable } from '../db/tables/records.ts';

/** What is typed in a form and not saved yet. */
export interface WorkingCopy {
  base: unknown;
  content: unknown;
  version: number;
  staff: string;
  /** ms since epoch */
  changedAt: number;
}

/** The working copy of a record; null for none. */
export async function findWorkingCopy(record: string): Promise<WorkingCopy | null> {
  const row = await (await db()).selectFrom('working_copy').selectAll().where('record', '=', record).executeTakeFirst();
  return row ? toWorkingCopy(row) : null;
}

/** Those of some records, by the names of these. */
export async function findWorkingCopies(records: readonly string[]): Promise<Map<string, WorkingCopy>> {
  if (records.length === 0) return new Map();
  const rows = await (await db()).selectFrom('working_copy').selectAll().where('record', 'in', records).execute();
  return new Map(rows.map((row) => [row.record, toWorkingCopy(row)]));
}

/** The names of the records that have one, without what is typed in them. */
export async function listWorkingCopyNames(): Promise<string[]> {
  return (await (await db()).selectFrom('working_copy').select('record').execute()).map(({ record }) => record);
}

/** The numbers of the homes that have one. */
export const listHomesWithCopy = async (): Promise<number[]> =>
  (await listWorkingCopyNames()).flatMap((record) => Number(/^properties\/(\d+)$/.exec(record)?.[1]) || []);

/** All of them, the last changed first. */
export async function listWorkingCopies(): Promise<(WorkingCopy & { record: string })[]> {
  const rows = await (await db()).selectFrom('working_copy').selectAll().orderBy('changed_at', 'desc').execute();
  return rows.map((row) => ({ ...toWorkingCopy(row), record: row.record }));
}

/**
 * The first version of a working copy: another number each time, so that who holds one of an earlier copy, which was saved or thrown away,
 * never writes over a later one unseen. Small enough for the integers of PostgreSQL, with room to count.
 */
const firstVersion = (): number => randomInt(1, 2 ** 30);

/**
 * Keeps what is typed in place of the version that its author had seen, 0 for none yet; returns the new version. null: somebody else kept
 * or saved meanwhile, and nothing was written.
 */
export async function keepWorkingCopy(
  record: string,
  { base, content, staff, seen }: { base: unknown; content: unknown; staff: string; seen: number },
  now = Date.now(),
): Promise<number | null> {
  const typed = {
    base: JSON.stringify(base),
    content: JSON.stringify(content),
    version: seen === 0 ? firstVersion() : seen + 1,
    staff,
    changed_at: now,
  };
  const database = await db();
  const kept =
    seen === 0
      ? await database
          .insertInto('working_copy')
          .values({ record, ...typed })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await database
          .updateTable('working_copy')
          .set(typed)
          .where('record', '=', record)
          .where('version', '=', seen)
          .returning('version')
          .executeTakeFirst();
  return kept?.version ?? null;
}

/** Ends the working copy that was seen: it is saved, or thrown away. */
export async function endWorkingCopy(record: string, seen: number): Promise<void> {
  await (await db()).deleteFrom('working_copy').where('record', '=', record).where('version', '=', seen).execute();
}

/** A form asks every half minute, so that who does not any more has left it. */
const openFor = 90_000;

/**
 * Notes that somebody has the form of a record open; returns the names of the others who have, or who have one of those `beside` it, which
 * change the same working copies.
 */
export async function noteOpenForm(
  record: string,
  staff: string,
  beside: readonly string[] = [],
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
    .where('record', 'in', [record, ...beside])
    .where('staff', '!=', staff)
    .where('seen_at', '>', now - openFor)
    .orderBy('user.name')
    .execute();
  return others.map(({ name }) => name);
}

const toWorkingCopy = ({ base, content, version, staff, changed_at }: WorkingCopyTable): WorkingCopy => ({
  base: JSON.parse(base),
  content: JSON.parse(content),
  version,
  staff,
  changedAt: changed_at,
});
