import { dayMs } from '../day.ts';
import type { Trx } from './database.ts';
import { namesPerson } from './names-person.ts';

/** In ms: how long something can be taken back. */
export const undoMs = dayMs;

/**
 * Keeps for a day what an undo of a line of the log needs and the log, which is never erased, must not hold: names that staff gave, texts.
 */
export async function keepForUndo(trx: Trx, line: string, state: object): Promise<void> {
  await trx
    .insertInto('undo_state')
    .values({ line, state: JSON.stringify(state), at: Date.now() })
    .execute();
}

/** Deletes what was kept for longer. */
export async function deleteOldUndoStates(trx: Trx, now: number): Promise<void> {
  await trx
    .deleteFrom('undo_state')
    .where('at', '<=', now - undoMs)
    .execute();
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
