import { dayMs } from '../base/day.ts';
import { namesPerson } from '../base/names-person.ts';
import { db, type Trx } from '../db/database.ts';

/** In ms: how long something can be taken back. */
export const undoMs = dayMs;

/**
 * Keeps for a while what an undo of a line of the log needs and the log, which is never erased, must not hold: names that staff gave, texts.
 */
export async function keepForUndo(trx: Trx, line: string, state: object, lastsMs = undoMs): Promise<void> {
  await trx
    .insertInto('undo_state')
    .values({ line, state: JSON.stringify(state), ends_at: Date.now() + lastsMs })
    .execute();
}

/** Deletes what was kept long enough. */
export async function deleteOldUndoStates(trx: Trx, now: number): Promise<void> {
  await trx.deleteFrom('undo_state').where('ends_at', '<=', now).execute();
}

/** Which of these lines of the log can still be undone. */
export async function undoableLines(lines: readonly string[]): Promise<Set<string>> {
  if (lines.length === 0) return new Set();
  const rows = await (await db()).selectFrom('undo_state').select('line').where('line', 'in', lines).execute();
  return new Set(rows.map(({ line }) => line));
}

/** Deletes what was kept of somebody who is being erased: what names them, and what was done with these subjects of the log. */
export async function deleteUndoStatesFor(
  trx: Trx,
  known: readonly string[],
  subjects: readonly string[],
): Promise<void> {
  const kept = await trx
    .selectFrom('undo_state')
    .innerJoin('audit_log', 'audit_log.id', 'undo_state.line')
    .select(['line', 'state', 'subject'])
    .execute();
  for (const { line, state, subject } of kept)
    if (subjects.includes(subject ?? '') || namesPerson(JSON.parse(state), known))
      await trx.deleteFrom('undo_state').where('line', '=', line).execute();
}

/** What was kept for a line, once; null for nothing. The caller knows its type. */
export async function takeForUndo<State>(trx: Trx, line: string): Promise<State | null> {
  const taken = await trx.deleteFrom('undo_state').where('line', '=', line).returning('state').executeTakeFirst();
  return taken ? (JSON.parse(taken.state) as State) : null;
}

/** The same without taking it. */
export async function seeForUndo<State>(line: string): Promise<State | null> {
  const row = await (await db()).selectFrom('undo_state').select('state').where('line', '=', line).executeTakeFirst();
  return row ? (JSON.parse(row.state) as State) : null;
}
