import 'server-only';
import { z } from 'zod';
import { type Picture, pictureSchema, picturesFile } from '../../catalogue/schema/lists.ts';
import { changeLive } from '../../data/change-live.ts';
import { storedPicture } from '../../data/picture-files.ts';
import { dataState } from '../../data/store.ts';
import type { Staff } from '../../db/staff.ts';
import { localize } from '../../i18n/locales.ts';
import { type ActionContext, action, Refusal } from '../action.ts';
import { homeOfFile } from '../data-rights.ts';
import { dealsWith } from '../owners/access.ts';
import { may } from '../permissions.ts';
import { filesOf, pictureUses, unusedAfter } from './picture-uses.ts';

/** Deletes a picture that nothing has used for a week, with its files. The check of the data refuses it if something names it meanwhile. */
export const deletePicture = action(z.object({ id: z.string().max(100) }), async ({ id }, { session: { staff } }) => {
  const { snapshot, files } = dataState();
  const picture = snapshot.catalogue.pictures.get(id);
  if (!picture) throw new Refusal('gone');
  if (pictureUses(new Set([id]), files).size > 0) throw new Refusal('pictureUsed');
  const names = filesOf(picture);
  const ages = await Promise.all(names.map(storedPicture));
  if (ages.some((file) => file && file.at > Date.now() - unusedAfter)) throw new Refusal('pictureNew');
  const undo = await changeLive(
    (read) => {
      const list = picturesFile.parse(read('pictures.json'));
      const items = list.items.filter((item) => item.id !== id);
      if (items.length === list.items.length) throw new Refusal('gone');
      const left = new Set(items.flatMap(filesOf));
      const gone = names.filter((name) => !left.has(name)).map((name) => [`pictures/${name}`, null] as const);
      return { 'pictures.json': { ...list, items }, ...Object.fromEntries(gone) };
    },
    ({ catalogue }) => !catalogue.pictures.has(id),
    { by: staff, deed: () => ({ action: 'picture.delete', before: { picture: id } }), isUndoable: true },
  );
  return { done: 'removed', ...(undo && { undo }) };
});

/** What staff say of a picture. */
type Words = Pick<Picture, 'alt' | 'focus' | 'kind'>;

const wordsOf = ({ alt, focus, kind }: Words): Words => ({ alt, kind, ...(focus && { focus }) });

/** Whether a member of staff may describe a picture: a broker one of their own homes alone, or one that nothing uses yet. */
function mayDescribe(staff: Staff, id: string): boolean {
  if (staff.role !== 'broker') return true;
  const { files, drafts } = dataState();
  const isTheirs = dealsWith(staff, drafts().snapshot);
  return (pictureUses(new Set([id]), files).get(id) ?? []).every((file) => {
    const home = homeOfFile(file);
    return home !== null && isTheirs(home);
  });
}

const isSame = (a: Words, b: Words | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

const text = z.string().max(300);
const share = z.coerce.number().min(0).max(100);

/** Says what a picture is and shows in each language, and what of it must stay in view. */
export const describePicture = action(
  z.object({ id: z.string().max(100), kind: pictureSchema.shape.kind, ...localize(() => text), x: share, y: share }),
  async ({ id, kind, x, y, ...alt }, { session: { staff } }: ActionContext) => {
    if (!mayDescribe(staff, id)) throw new Refusal('ofColleague');
    const focus = x === 50 && y === 50 ? {} : { focus: { x, y } };
    const after: Words = { alt, kind, ...focus };
    const undo = await changeLive(
      (read) => {
        const list = picturesFile.parse(read('pictures.json'));
        const found = list.items.find((item) => item.id === id);
        if (!found) throw new Refusal('gone');
        const item = { ...found, kind, alt, focus: after.focus };
        return { 'pictures.json': { ...list, items: list.items.map((one) => (one === found ? item : one)) } };
      },
      ({ catalogue }) => {
        const now = catalogue.pictures.get(id);
        return now !== undefined && isSame(wordsOf(now), after);
      },
      { by: staff, deed: () => ({ action: 'picture.describe', after: { picture: id } }), isUndoable: true },
    );
    // What an undo puts back is the list of all pictures, which is not a broker's.
    return { done: 'saved', ...(undo && may(staff.role, 'content.edit') && { undo }) };
  },
);
