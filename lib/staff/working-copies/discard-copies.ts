import 'server-only';
import type { Staff } from '../../accounts/store-staff.ts';
import { writeAudit } from '../../audit/store.ts';
import { consumeUndoState, saveUndoState } from '../../audit/store-undo.ts';
import { isSame } from '../../base/merge-record.ts';
import { inTransaction } from '../../db/database.ts';
import { readHomeNumber } from '../../routes/home-record.ts';
import { RejectionError } from '../define-action.ts';
import type { Undo } from '../undo.ts';
import { removeWorkingCopy, restoreWorkingCopy, type WorkingCopy } from './store.ts';

declare module '../../audit/store-undo.ts' {
  interface UndoStates {
    workingCopies: readonly Discarded[];
  }
}

interface Discarded {
  record: string;
  copy: Omit<WorkingCopy, 'version'>;
  /** The content that stayed as a working copy. */
  rest?: unknown;
}

interface CopyToDiscard {
  /** "properties/5801" */
  record: string;
  /** Returns the part that stays as a working copy; null if nothing stays. */
  restOf?: (copy: WorkingCopy) => Pick<WorkingCopy, 'base' | 'content'> | null;
}

/** The subject of a record in the log. */
export const copySubject = (record: string): string => String(readHomeNumber(record) ?? `${record}.json`);

/**
 * Discards the working copies that `owner` has of records, until it is undone; returns the audit id, null where there was none.
 * `subject`: their common subject in the log.
 */
export const discardCopies = (
  records: readonly CopyToDiscard[],
  { owner, by, subject }: { owner: string; by: Staff; subject: string | undefined },
): Promise<string | null> =>
  inTransaction(async (trx) => {
    const copies: Discarded[] = [];
    for (const { record, restOf } of records) {
      const found = await removeWorkingCopy(trx, record, owner);
      if (!found) continue;
      const { version, ...copy } = found;
      const rest = restOf?.(found);
      if (rest) await restoreWorkingCopy(trx, record, { ...copy, ...rest });
      copies.push({ record, copy, rest: rest?.content });
    }
    if (copies.length === 0) return null;
    const auditId = await writeAudit(trx, by, { action: 'record.discard', subject });
    await saveUndoState(trx, auditId, { workingCopies: copies });
    return auditId;
  });

/** Discards the working copy of one record. */
export const discardCopy = (record: string, owner: string, by: Staff): Promise<string | null> =>
  discardCopies([{ record }], { owner, by, subject: copySubject(record) });

/** Puts discarded working copies back; throws a RejectionError if their owner has begun others since. */
export const undoDiscard: Undo<'workingCopies'> = (copies, { id, subject }, { staff }) =>
  inTransaction(async (trx) => {
    if (!(await consumeUndoState(trx, id))) throw new RejectionError('gone');
    for (const { record, copy, rest } of copies) {
      if (rest !== undefined) {
        const now = await removeWorkingCopy(trx, record, copy.staff);
        if (!isSame(now?.content, rest)) throw new RejectionError('changedSince');
      }
      if (!(await restoreWorkingCopy(trx, record, copy))) throw new RejectionError('changedSince');
    }
    await writeAudit(trx, staff, { action: 'undo', subject: subject ?? undefined });
    return [];
  });
