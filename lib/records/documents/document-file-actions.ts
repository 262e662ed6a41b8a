import 'server-only';
import { z } from 'zod';
import { storedDocument } from '../../data/document-files.ts';
import { dataState } from '../../data/store.ts';
import { changeData } from '../../data/write.ts';
import { defineAction, RejectionError } from '../../staff/define-action.ts';
import { findPictureUses, unusedAfter } from '../pictures/picture-uses.ts';

/** Deletes a document for visitors that nothing uses and that is here for a week. The check of the data refuses it if a home names it meanwhile. */
export const deleteDocumentFileAction = defineAction({
  name: 'file.delete',
  roles: ['owner', 'editor'],
  schema: z.object({ name: z.string().max(100) }),
  async run({ name }, { session: { staff } }) {
    const { files } = dataState();
    const stored = await storedDocument(name);
    if (!stored) throw new RejectionError('gone');
    if ((await findPictureUses(new Set([name]), files)).size > 0) throw new RejectionError('documentUsed');
    if (stored.at > Date.now() - unusedAfter) throw new RejectionError('documentNew');
    const auditId = await changeData(() => ({ [`documents/${name}`]: null }), {
      known: files,
      by: staff,
      auditEvent: () => ({ action: 'file.delete', before: { file: name } }),
      isUndoable: true,
    });
    return { done: 'removed', undo: auditId ?? undefined };
  },
});
