import type { Staff } from '../accounts/store-staff.ts';
import type { AuditEntry } from '../audit/store.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Trx } from '../db/database.ts';

/** Undoes what a line of the log says, and adds a line of its own; throws a Rejection if that is no longer possible. */
export type Undo = (trx: Trx, line: AuditEntry, staff: Staff, data: Snapshot) => Promise<void>;

/** The same for what is in data/, whose changes are no part of a transaction. */
export type DataUndo = (line: AuditEntry, staff: Staff) => Promise<void>;
