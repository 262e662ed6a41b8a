import 'server-only';
import { z } from 'zod';
import type { Snapshot } from '../data/load.ts';
import { type AuditEntry, findAudit } from '../db/audit.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import type { Staff } from '../db/staff.ts';
import { undoMs } from '../db/undo-state.ts';
import { restoreAbsence } from './absences.ts';
import { action, Refusal } from './action.ts';
import { undoLeadChange, undoNote } from './lead-actions.ts';
import { undoHome } from './owners/owner-actions.ts';
import { may, type Permission } from './permissions.ts';
import { undoDescribe } from './pictures/picture-actions.ts';
import { undoApprove, undoRefuse, undoReviewChange } from './review-actions.ts';
import { undoText } from './text-actions.ts';
import { undoDeleteView, undoRenameView, undoSaveView, undoStartView } from './view-actions.ts';
import { undoFeedback, undoMissed } from './visit-work.ts';

/** Undoes what a line of the log says, and adds a line of its own; throws a Refusal if that is no longer possible. */
export type Undo = (trx: Trx, line: AuditEntry, staff: Staff, data: Snapshot) => Promise<void>;

/** What can be undone, by the action in the log: the name of a right, with one exception. */
const undoers: Partial<Record<Permission | 'review.hide', Undo>> = {
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
  'picture.describe': undoDescribe,
  'review.approve': undoApprove,
  'review.refuse': undoRefuse,
  'review.change': undoReviewChange,
  'review.hide': undoReviewChange,
  'review.show': undoReviewChange,
};

/** Undoes something that the same person did in the last day, as long as their role still allows it. */
export const undoAction = action(z.object({ undo: z.uuid() }), async ({ undo }, { session: { staff }, data }) => {
  await inTransaction(async (trx) => {
    const line = await findAudit(trx, undo);
    const isTheirs = line?.actor === staff.id && line.at > Date.now() - undoMs;
    const name = line?.action as keyof typeof undoers;
    const undoer = isTheirs ? undoers[name] : undefined;
    if (!line || !undoer) throw new Refusal('gone');
    if (!may(staff.role, name === 'review.hide' ? 'review.show' : name)) throw new Refusal('forbidden');
    await undoer(trx, line, staff, data);
  });
  return { done: 'undone' };
});
