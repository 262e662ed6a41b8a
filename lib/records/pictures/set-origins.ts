import 'server-only';
import { z } from 'zod';
import { pictureOrigins } from '../../catalogue/pictures/picture-origin.ts';
import { picturesFile } from '../../catalogue/schema/lists.ts';
import { changeLive } from '../../data/change-live.ts';
import { dataState } from '../../data/store.ts';
import { defineAction } from '../../staff/define-action.ts';
import { findPictures, readPicturesQuery } from './picture-list.ts';
import { shownOrigins } from './picture-words.ts';

const form = z.object({
  /** The query of the list, as picturesHref() writes it. */
  query: z.string().max(500),
  origin: z.enum(shownOrigins),
});

/** States the origin of all pictures that a list of the office finds: an import brings thousands of which nothing is known. */
export const setOriginsAction = defineAction({
  name: 'picture.origin',
  roles: ['owner', 'editor'],
  schema: form,
  async run({ query, origin }, { session: { staff } }) {
    const { files, drafts } = dataState();
    const { pictures } = drafts().snapshot.catalogue;
    const { found } = await findPictures(readPicturesQuery(new URLSearchParams(query)), { pictures, files });
    const ids = new Set(found.flatMap(({ id, kind }) => (kind === 'plan' ? [] : [id])));
    const stored = pictureOrigins.find((one) => one === origin);
    const auditId = await changeLive(
      (read) => {
        const list = picturesFile.parse(read('pictures.json'));
        const items = list.items.map((item) => {
          if (!ids.has(item.id)) return item;
          const { origin: _, ...rest } = item;
          return { ...rest, ...(stored && { origin: stored }) };
        });
        return { 'pictures.json': { ...list, items } };
      },
      {
        by: staff,
        auditEvent: () => ({ action: 'picture.describe', after: { pictures: ids.size, origin } }),
        isUndoable: true,
      },
    );
    return { done: 'saved', undo: auditId ?? undefined };
  },
});
