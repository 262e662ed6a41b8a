import 'server-only';
import { z } from 'zod';
import type { Staff } from '../accounts/store-staff.ts';
import { type AuditEntry, findAudit } from '../audit/store.ts';
import { undoMs } from '../audit/store-undo.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { undoLeadChange, undoNote } from '../leads/actions.ts';
import { undoText } from '../leads/text-actions.ts';
import { undoDeleteView, undoRenameView, undoSaveView, undoStartView } from '../leads/view-actions.ts';
import { undoHome } from '../owners/actions.ts';
import { isOfRecord, undoRecord } from '../records/record-undo.ts';
import { undoWords } from '../records/words-actions.ts';
import { undoApprove, undoRefuse, undoReviewChange } from '../reviews/actions.ts';
import { action, Refusal } from '../staff/action.ts';
import { may, type Permission } from '../staff/permissions.ts';
import type { DataUndo, Undo } from '../staff/undo.ts';
import { restoreAbsence } from '../visits/absence-actions.ts';
import { undoFeedback, undoMissed } from '../visits/visit-work.ts';

/** What can be undone, by the action in the log: the name of a right, with one exception. */
const undoers: Partial<Record<Permission, Undo>> = {
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
  'review.refuse': undoRefuse,
};

const dataUndoers: Partial<Record<Permission | 'review.hide', DataUndo>> = {
  'review.approve': undoApprove,
  'review.change': undoReviewChange,
  'review.hide': undoReviewChange,
  'review.show': undoReviewChange,
  'words.save': undoWords,
};

/**
 * Undoes something that the same person did in the last day, as long as their role still allows it. A change of a record is undone by
 * anybody who may change that record, for as long as what it replaced is kept.
 */
export const undoAction = action(z.object({ undo: z.uuid() }), async ({ undo }, { session: { staff }, data }) => {
  const line = await findAudit(undo);
  if (!line) throw new Refusal('gone');
  if (isOfRecord(line)) await undoRecord(line, staff);
  else await undoOwn(line, staff, data);
  return { done: 'undone' };
});

async function undoOwn(line: AuditEntry, staff: Staff, data: Snapshot): Promise<void> {
  const isTheirs = line.actor === staff.id && line.at > Date.now() - undoMs;
  const name = line.action as keyof typeof undoers | keyof typeof dataUndoers;
  const [undoer, dataUndoer] = [undoers[name as keyof typeof undoers], dataUndoers[name]];
  if (!isTheirs || (!undoer && !dataUndoer)) throw new Refusal('gone');
  if (!may(staff.role, name === 'review.hide' ? 'review.show' : name)) throw new Refusal('forbidden');
  if (undoer) await inTransaction((trx) => undoer(trx, line, staff, data));
  await dataUndoer?.(line, staff);
}
