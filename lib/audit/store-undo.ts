import { dayMs } from '../base/day.ts';
import { namesPerson } from '../base/names-person.ts';
import { db, type Trx } from '../db/database.ts';
import type { FileHashes } from '../files/journal.ts';
import type { RowChange } from './store-rows.ts';

/** A person can undo their own change for this long. */
export const undoMs = dayMs;

/** The state for an undo, by the kind of the change. A feature declares its own kind next to the code that undoes it. */
export interface UndoStates {
  /** Rows of the database. */
  rows: readonly RowChange[];
  /** Files of data/ whose replaced bytes are kept. */
  files: Readonly<Record<string, FileHashes>>;
}
export type UndoKind = keyof UndoStates;
export type UndoState = { [Kind in UndoKind]: Record<Kind, UndoStates[Kind]> }[UndoKind];

/** Stores what an undo of an audit event needs. The log must not hold it, since it is never erased: names that staff gave, texts. */
export async function saveUndoState(trx: Trx, auditId: string, state: UndoState, lastsMs = undoMs): Promise<void> {
  await trx
    .insertInto('undo_state')
    .values({ line: auditId, state: JSON.stringify(state), ends_at: Date.now() + lastsMs })
    .execute();
}

/** Deletes expired states. */
export async function deleteOldUndoStates(trx: Trx, now: number): Promise<void> {
  await trx.deleteFrom('undo_state').where('ends_at', '<=', now).execute();
}

/** The states of those audit events that can still be undone, by the ids of the events. */
export async function undoStates(auditIds: readonly string[]): Promise<Map<string, UndoState>> {
  if (auditIds.length === 0) return new Map();
  const rows = await (await db()).selectFrom('undo_state').selectAll().where('line', 'in', auditIds).execute();
  return new Map(rows.map(({ line, state }) => [line, JSON.parse(state)]));
}

/** Deletes the states that name a person who is being erased, and those of audit events about these subjects. */
export async function deleteUndoStatesFor(
  trx: Trx,
  known: readonly string[],
  subjects: readonly string[],
): Promise<void> {
  const states = await trx
    .selectFrom('undo_state')
    .innerJoin('audit_log', 'audit_log.id', 'undo_state.line')
    .select(['line', 'state', 'subject'])
    .execute();
  for (const { line, state, subject } of states)
    if (subjects.includes(subject ?? '') || namesPerson(JSON.parse(state), known))
      await trx.deleteFrom('undo_state').where('line', '=', line).execute();
}

/** Deletes the state of an audit event, so that it is undone once; false if there is none. */
export async function consumeUndoState(trx: Trx, auditId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('undo_state').where('line', '=', auditId).executeTakeFirst();
  return numDeletedRows > 0n;
}
