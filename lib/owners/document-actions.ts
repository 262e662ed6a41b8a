import 'server-only';
import { z } from 'zod';
import type { Staff } from '../accounts/store-staff.ts';
import { writeAudit } from '../audit/store.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { defineAction, RejectionError } from '../staff/define-action.ts';
import { may } from '../staff/rights.ts';
import { isResponsibleFor } from './access.ts';
import { addDocument } from './documents.ts';
import { findDocument, removeDocument } from './store.ts';

/** Whether a member of staff may put documents ready for the owners of a home. */
export const mayAddOwnerDocument = async (staff: Staff, property: number, data: Snapshot): Promise<boolean> => {
  const { properties, withdrawn } = data.catalogue;
  const isThere = properties.has(property) || withdrawn.has(property);
  return isThere && may(staff.role, 'document.add') && isResponsibleFor(staff, data)(property);
};

/** Adds a document for the owners of a home; returns why not where it cannot be one. */
export async function addOwnerDocument(
  document: Parameters<typeof addDocument>[0],
  staff: Staff,
): Promise<{ id: string } | 'fileSize' | 'fileType'> {
  const auditEvent = { action: 'document.add' as const, after: { home: document.property } };
  const added = await addDocument(document, (trx) => writeAudit(trx, staff, auditEvent));
  return 'error' in added ? added.error : added;
}

/** Deletes a document; its owners cannot download it any more. */
export const removeOwnerDocumentAction = defineAction({
  name: 'document.remove',
  roles: ['owner', 'broker'],
  schema: z.object({ id: z.uuid() }),
  async run({ id }, { session: { staff }, data }) {
    const document = await findDocument(id);
    if (!document || !isResponsibleFor(staff, data)(document.property)) throw new RejectionError('gone');
    await inTransaction(async (trx) => {
      if (!(await removeDocument(id, trx))) throw new RejectionError('gone');
      await writeAudit(trx, staff, { action: 'document.remove', before: { home: document.property } });
    });
    return { done: 'removed' };
  },
});
