import 'server-only';
import { z } from 'zod';
import type { Staff } from '../accounts/store-staff.ts';
import { type AuditEntry, findAudit } from '../audit/store.ts';
import { undoMs } from '../audit/store-undo.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { isOfRecord, undoRecord } from '../records/record-undo.ts';
import { defineAction, Rejection } from '../staff/define-action.ts';
import { may } from '../staff/rights.ts';
import { actions, isActionName } from './actions.ts';

/**
 * Undoes something that the same person did in the last day, as long as their role still allows it. A change of a record is undone by
 * anybody who may change that record, for as long as what it replaced is kept.
 */
export const undoAction = defineAction({
  name: 'undo',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({ undo: z.uuid() }),
  async run({ undo }, { session: { staff }, data }) {
    const line = await findAudit(undo);
    if (!line) throw new Rejection('gone');
    if (isOfRecord(line)) await undoRecord(line, staff);
    else await undoOwn(line, staff, data);
    return { done: 'undone' };
  },
});

async function undoOwn(line: AuditEntry, staff: Staff, data: Snapshot): Promise<void> {
  const isTheirs = line.actor === staff.id && line.at > Date.now() - undoMs;
  // Showing and hiding a review are one action.
  const name = line.action === 'review.hide' ? 'review.show' : line.action;
  const action = isActionName(name) ? actions[name] : undefined;
  if (!isTheirs || !action || !(action.undo || action.undoData)) throw new Rejection('gone');
  if (!may(staff.role, action)) throw new Rejection('forbidden');
  const { undo, undoData } = action;
  if (undo) await inTransaction((trx) => undo(trx, line, staff, data));
  await undoData?.(line, staff);
}
