import 'server-only';
import { z } from 'zod';
import { picturesFile } from '../../catalogue/schema/lists.ts';
import { changeLive } from '../../data/change-live.ts';
import { storedPicture } from '../../data/picture-files.ts';
import { dataState } from '../../data/store.ts';
import { defineAction, RejectionError } from '../../staff/define-action.ts';
import { findPictureUses, pictureFiles, unusedAfter } from './picture-uses.ts';

/** Deletes a picture that nothing uses and that is here for a week, with its files. The check of the data refuses it if something names it meanwhile. */
export const deletePictureAction = defineAction({
  name: 'picture.delete',
  roles: ['owner', 'editor'],
  schema: z.object({ id: z.string().max(100) }),
  async run({ id }, { session: { staff } }) {
    const { snapshot, files } = dataState();
    const picture = snapshot.catalogue.pictures.get(id);
    if (!picture) throw new RejectionError('gone');
    if ((await findPictureUses(new Set([id]), files)).size > 0) throw new RejectionError('pictureUsed');
    const names = pictureFiles(picture);
    const ages = await Promise.all(names.map(storedPicture));
    if (ages.some((file) => file && file.at > Date.now() - unusedAfter)) throw new RejectionError('pictureNew');
    const auditId = await changeLive(
      (read) => {
        const list = picturesFile.parse(read('pictures.json'));
        const items = list.items.filter((item) => item.id !== id);
        if (items.length === list.items.length) throw new RejectionError('gone');
        const left = new Set(items.flatMap(pictureFiles));
        const gone = names.filter((name) => !left.has(name)).map((name) => [`pictures/${name}`, null] as const);
        return { 'pictures.json': { ...list, items }, ...Object.fromEntries(gone) };
      },
      { by: staff, auditEvent: () => ({ action: 'picture.delete', before: { picture: id } }), isUndoable: true },
    );
    return { done: 'removed', undo: auditId ?? undefined };
  },
});
