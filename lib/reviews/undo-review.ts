import 'server-only';
import { type RowDiff, restoreRow } from '../audit/store-rows.ts';
import { consumeUndoState } from '../audit/store-undo.ts';
import { isSame, mergeRecord } from '../base/merge-record.ts';
import { RejectionError } from '../staff/define-action.ts';
import type { LeftField, Undo } from '../staff/undo.ts';
import { changeOptions } from './actions.ts';
import { changeReview, type ReviewChange, removeReviews, toReviewChange } from './reviews.ts';

declare module '../audit/store-undo.ts' {
  interface UndoStates {
    /** A testimonial. Its file is not kept: an erased visitor must not stay in it. */
    review: ReviewUndo;
  }
}

interface ReviewUndo {
  id: string;
  /** null before it was published. */
  before: ReviewChange | null;
  after: ReviewChange;
  /** The lead that was closed when it was published. */
  lead?: RowDiff;
}

/** Puts back what staff changed in a testimonial, or takes one that was published off the site again, unless anybody has changed it since. */
export const undoReview: Undo<'review'> = async ({ id, before, after, lead }, event, { staff }) => {
  let left: LeftField[] = [];
  const subject = event.subject ?? id;
  const options = {
    ...changeOptions(staff),
    auditEvent: () => ({ action: 'undo' as const, subject }),
    async alsoInTransaction(trx: Parameters<typeof consumeUndoState>[0]) {
      if (!(await consumeUndoState(trx, event.id))) throw new RejectionError('gone');
      if (lead) left.push(...(await restoreRow(trx, lead)).skippedFields.map(({ path }) => ({ path })));
    },
  };
  if (before === null)
    await removeReviews([id], options, (review) => {
      left = [];
      if (!isSame(toReviewChange(review), after)) throw new RejectionError('changedSince');
    });
  else
    await changeReview(
      id,
      (now) => {
        const { value, conflicts } = mergeRecord(after, now, before);
        if (conflicts.length > 0 && isSame(value, now)) throw new RejectionError('changedSince');
        left = conflicts.map(({ path }) => ({ path }));
        // An absent value has to be set explicitly, so that the present one is removed.
        return { verified: undefined, answer: undefined, ...(value as ReviewChange) };
      },
      () => options,
    );
  return left;
};
