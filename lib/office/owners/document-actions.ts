import 'server-only';
import { z } from 'zod';
import { writeAudit } from '../../db/audit.ts';
import { inTransaction } from '../../db/database.ts';
import { findDocument, removeDocument } from '../../db/owner-records.ts';
import { maxFileBytes } from '../../forms/field-rules.ts';
import { addDocument, longestTitle } from '../../owners/documents.ts';
import { action, Refusal } from '../action.ts';
import { dealsWith } from './access.ts';

/** Adds a document for the owners of a home. */
export const addDocumentAction = action(
  z.object({
    property: z.coerce.number().int().positive(),
    title: z.string().max(longestTitle),
  }),
  async ({ property, title }, { session: { staff }, data, form }) => {
    const { properties, withdrawn } = data.catalogue;
    if (!properties.has(property) && !withdrawn.has(property)) throw new Refusal('unknownHome');
    if (!dealsWith(staff, data)(property)) throw new Refusal('ofColleague');
    const file = form.get('file');
    if (!(file instanceof File) || file.size === 0) throw new Refusal('required', 'file');
    // The staff command takes larger ones.
    if (file.size > maxFileBytes) throw new Refusal('fileSize', 'file');
    const content = Buffer.from(await file.arrayBuffer());
    const added = await addDocument({ property, title, name: file.name, content });
    if ('error' in added) throw new Refusal(added.error, 'file');
    await inTransaction((trx) => writeAudit(trx, staff, { action: 'document.add', after: { home: property } }));
    return { done: 'documentAdded' };
  },
);

/** Deletes a document; its owners cannot download it any more. */
export const removeDocumentAction = action(z.object({ id: z.uuid() }), async ({ id }, { session: { staff }, data }) => {
  const document = await findDocument(id);
  if (!document || !dealsWith(staff, data)(document.property)) throw new Refusal('gone');
  await inTransaction(async (trx) => {
    if (!(await removeDocument(id, trx))) throw new Refusal('gone');
    await writeAudit(trx, staff, { action: 'document.remove', before: { home: document.property } });
  });
  return { done: 'removed' };
});
