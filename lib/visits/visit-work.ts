import 'server-only';
import type { Actor } from '../audit/store.ts';
import { changeRows } from '../audit/store-rows.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import type { VisitAnswer } from '../requests/visit-answers.ts';
import { RejectionError } from '../staff/define-action.ts';
import { findVisit, type Visit } from './store.ts';
import { isOver } from './visit-subject.ts';

// Changes of an appointment by staff, in the office or by a command. Each function throws a RejectionError if it is not possible.

/** Throws what an answer of lib/visits/change-visit.ts refuses. */
export function checkAnswer(answer: VisitAnswer): void {
  if (answer === 'full') throw new RejectionError('slotFull', 'slot');
  if (answer === 'choose') throw new RejectionError('slotGone', 'slot');
  if (answer === 'over') throw new RejectionError('visitOver');
}

/** An appointment that has begun; only then can it be known whether the visitor came, and what they thought. */
async function begun(trx: Trx, id: string): Promise<Visit> {
  const visit = await findVisit(id, trx);
  if (!visit) throw new RejectionError('gone');
  if (!isOver(visit)) throw new RejectionError('visitNotYet');
  return visit;
}

/** Notes that the visitor did not come, or came after all; returns the audit id, undefined if nothing changed. */
export const recordNoShow = (id: string, missed: boolean, actor: Actor): Promise<string | undefined> =>
  inTransaction(async (trx) => {
    const [from, to] = missed ? (['confirmed', 'missed'] as const) : (['missed', 'confirmed'] as const);
    const visit = await begun(trx, id);
    // A visitor with feedback was there.
    if (visit.state !== from || (missed && visit.feedback !== null)) throw new RejectionError('changedSince');
    const row = { table: 'visit', key: { id }, set: { state: to }, isLogged: true } as const;
    return changeRows(trx, actor, { action: 'visit.missed', subject: id, rows: [row] });
  });

/** A visitor's feedback about a home, and their rating from 1 to 5. */
export interface Feedback {
  text: string;
  rating: number | null;
}

/**
 * Notes it for the owner of the home, replacing earlier feedback; null removes it. Returns the audit event, which has no words of visitors.
 */
export const recordFeedback = (id: string, feedback: Feedback | null, actor: Actor): Promise<string | undefined> =>
  inTransaction(async (trx) => {
    const visit = await begun(trx, id);
    if (visit.property === null) throw new RejectionError('visitAtOffice');
    if (visit.state !== 'confirmed') throw new RejectionError('visitNotHeld');
    const [text, rating] = [feedback?.text ?? null, feedback?.rating ?? null];
    return changeRows(trx, actor, {
      action: 'visit.feedback',
      subject: id,
      before: { feedback: isNoted(visit.feedback), rating: visit.rating },
      after: { feedback: isNoted(text), rating },
      rows: [{ table: 'visit', key: { id }, set: { feedback: text, rating } }],
    });
  });

const isNoted = (text: string | null): 'noted' | null => (text === null ? null : 'noted');
