import type { Staff } from '../accounts/store-staff.ts';
import type { AuditEntry } from '../audit/store.ts';
import type { UndoKind, UndoStates } from '../audit/store-undo.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Trx } from '../db/database.ts';
import type { Action } from './define-action.ts';

/** A field that an undo skipped because it was changed since. */
export interface LeftField {
  /** The subject of the file that it is in (lib/records/field-texts.ts); none for a row. */
  subject?: string;
  /** "price.amount" in a file; the name of a field in the log, such as "followUp" or "texts.fr", of a row. */
  path: string;
}

/**
 * Undoes a change from its stored state, field by field, with a separate audit event. Returns the skipped fields; throws a RejectionError if
 * nothing could be undone. It takes the stored state (`consumeUndoState`) in its transaction.
 */
export type Undo<Kind extends UndoKind> = (
  state: UndoStates[Kind],
  event: AuditEntry,
  context: { staff: Staff; data: Snapshot; mayRestore?: Action['mayRestore'] },
) => Promise<LeftField[]>;

/** Checks and locks before the rows that an action changed are restored; throws a RejectionError. */
export type BeforeUndo = (trx: Trx, event: AuditEntry, context: { staff: Staff; data: Snapshot }) => Promise<void>;
