import 'server-only';
import { z } from 'zod';
import { type AuditEntry, findAudit } from '../db/audit.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import type { Staff } from '../db/staff.ts';
import { restoreAbsence } from './absences.ts';
import { action, Refusal } from './action.ts';
import { undoLeadChange, undoNote } from './lead-actions.ts';
import type { LoggedAction } from './log.ts';
import { undoHome } from './owners/owner-actions.ts';
import { undoApprove, undoRefuse, undoReviewChange } from './review-actions.ts';
import { undoText } from './text-actions.ts';
import { undoDeleteView, undoRenameView, undoSaveView, undoStartView } from './view-actions.ts';
import { undoFeedback, undoMissed } from './visit-work.ts';

/** Undoes what a line of the log says, and adds a line of its own; throws a Refusal if that is no longer possible. */
export type Undo = (trx: Trx, line: AuditEntry, staff: Staff) => Promise<void>;

/** What can be undone, by the action in the log. */
const undoers: Partial<Record<LoggedAction, Undo>> = {
  'lead.change': undoLeadChange,
  'visit.missed': undoMissed,
  'visit.feedback': undoFeedback,
  'absence.remove': restoreAbsence,
  'owner.add-home': undoHome,
  'owner.take-home': undoHome,
  'lead.note': undoNote,
  'view.save': undoSaveView,
  'view.rename': undoRenameView,
  'view.delete': undoDeleteView,
  'view.start': undoStartView,
  'text.save': undoText,
  'text.delete': undoText,
  'review.approve': undoApprove,
  'review.refuse': undoRefuse,
  'review.change': undoReviewChange,
  'review.hide': undoReviewChange,
  'review.show': undoReviewChange,
};

/** Undoes something that the same person did. */
export const undoAction = action(z.object({ undo: z.uuid() }), async ({ undo }, { session: { staff } }) => {
  await inTransaction(async (trx) => {
    const line = await findAudit(trx, undo);
    const undoer = line && line.actor === staff.id ? undoers[line.action as LoggedAction] : undefined;
    if (!line || !undoer) throw new Refusal('gone');
    await undoer(trx, line, staff);
  });
  return { done: 'undone' };
});
