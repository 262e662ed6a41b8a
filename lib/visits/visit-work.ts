import 'server-only';
import { type Actor, type AuditEntry, isLastOf, writeAudit } from '../audit/store.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import type { VisitState } from '../db/tables/visits.ts';
import type { VisitAnswer } from '../requests/visit-answers.ts';
import { Rejection } from '../staff/define-action.ts';
import type { Undo } from '../staff/undo.ts';
import { findVisit, updateVisit, type Visit } from './store.ts';
import { isOver } from './visit-subject.ts';

// What staff do with an appointment, in the office or by a command. Each function throws a Rejection if it is not possible.

/** Throws what an answer of lib/visits/change-visit.ts refuses. */
export function checkAnswer(answer: VisitAnswer): void {
  if (answer === 'full') throw new Rejection('slotFull', 'slot');
  if (answer === 'choose') throw new Rejection('slotGone', 'slot');
  if (answer === 'over') throw new Rejection('visitOver');
}

/** An appointment that has begun; only then can it be known whether the visitor came, and what they thought. */
async function begun(trx: Trx, id: string): Promise<Visit> {
  const visit = await findVisit(id, trx);
  if (!visit) throw new Rejection('gone');
  if (!isOver(visit)) throw new Rejection('visitNotYet');
  return visit;
}

/** Notes that the visitor did not come, or came after all; returns the line of the log. */
export const noteMissed = (id: string, missed: boolean, actor: Actor): Promise<string> =>
  inTransaction(async (trx) => {
    const [from, to] = missed ? (['confirmed', 'missed'] as const) : (['missed', 'confirmed'] as const);
    const visit = await begun(trx, id);
    // A visitor with feedback was there.
    if (visit.state !== from || (missed && visit.feedback !== null)) throw new Rejection('changedSince');
    await updateVisit(trx, id, { state: to });
    const change = { before: { visit: from }, after: { visit: to } };
    return writeAudit(trx, actor, { action: 'visit.missed', subject: id, ...change });
  });

/** A visitor's feedback about a home, and their rating from 1 to 5. */
export interface Feedback {
  text: string;
  rating: number | null;
}

/**
 * Notes it for the owner of the home, replacing earlier feedback; null removes it. Returns the line of the log if it can be undone: the log
 * holds no words of visitors, so replaced feedback is gone.
 */
export const noteFeedback = (id: string, feedback: Feedback | null, actor: Actor): Promise<string | undefined> =>
  inTransaction(async (trx) => {
    const visit = await begun(trx, id);
    if (visit.property === null) throw new Rejection('visitAtOffice');
    if (visit.state !== 'confirmed') throw new Rejection('visitNotHeld');
    await updateVisit(trx, id, { feedback: feedback?.text ?? null, rating: feedback?.rating ?? null });
    const line = await writeAudit(trx, actor, {
      action: 'visit.feedback',
      subject: id,
      before: { feedback: isNoted(visit.feedback), rating: visit.rating },
      after: { feedback: isNoted(feedback?.text ?? null), rating: feedback?.rating ?? null },
    });
    return visit.feedback === null ? line : undefined;
  });

const isNoted = (text: string | null): 'noted' | null => (text === null ? null : 'noted');

const lineOf = async (trx: Trx, line: AuditEntry): Promise<Visit> => {
  const visit = line.subject === null ? null : await findVisit(line.subject, trx);
  if (!visit) throw new Rejection('gone');
  if (!(await isLastOf(trx, line))) throw new Rejection('changedSince');
  return visit;
};

/** Undoes the note that a visitor did not come, or did. */
export const undoMissed: Undo = async (trx, line, staff) => {
  const { id, state } = await lineOf(trx, line);
  const { before, after } = line;
  if (state !== after?.visit) throw new Rejection('changedSince');
  await updateVisit(trx, id, { state: before?.visit as VisitState });
  await writeAudit(trx, staff, { action: 'undo', subject: id, before: after, after: before ?? {} });
};

/** Undoes feedback, if there was none before. */
export const undoFeedback: Undo = async (trx, line, staff) => {
  const { id } = await lineOf(trx, line);
  const { before, after } = line;
  if (before?.feedback !== null) throw new Rejection('changedSince');
  await updateVisit(trx, id, { feedback: null, rating: null });
  await writeAudit(trx, staff, { action: 'undo', subject: id, before: after ?? {}, after: before });
};
