import 'server-only';
import { z } from 'zod';
import { type Picture, picturesFile } from '../../catalogue/schema/lists.ts';
import { changeLive } from '../../data/change-live.ts';
import { storedPicture } from '../../data/picture-files.ts';
import { dataState } from '../../data/store.ts';
import { changeData, type DataFiles } from '../../data/write.ts';
import { writeAudit } from '../../db/audit.ts';
import { inTransaction } from '../../db/database.ts';
import type { Staff } from '../../db/staff.ts';
import { keepForUndo, takeForUndo } from '../../db/undo-state.ts';
import { localize } from '../../i18n/locales.ts';
import { type ActionContext, action, Refusal } from '../action.ts';
import { homeOfFile } from '../fault-words.ts';
import { dealsWith } from '../owners/access.ts';
import type { Undo } from '../undo.ts';
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
  await changeLive(
    (read) => {
      const list = picturesFile.parse(read('pictures.json'));
      const items = list.items.filter((item) => item.id !== id);
      if (items.length === list.items.length) throw new Refusal('gone');
      const left = new Set(items.flatMap(filesOf));
      const gone = names.filter((name) => !left.has(name)).map((name) => [`pictures/${name}`, null] as const);
      return { 'pictures.json': { ...list, items }, ...Object.fromEntries(gone) };
    },
    ({ catalogue }) => !catalogue.pictures.has(id),
  );
  await inTransaction((trx) => writeAudit(trx, staff, { action: 'picture.delete', before: { picture: id } }));
  return { done: 'removed' };
});

/** What staff say of a picture. */
type Words = Pick<Picture, 'alt' | 'focus'>;

const wordsOf = ({ alt, focus }: Words): Words => (focus ? { alt, focus } : { alt });

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

/** The change of what is said of a picture, and, once it was made, what it was and is. It throws a Refusal for one that is gone. */
function wordChange(id: string, change: (now: Words) => Words) {
  const changed: { before?: Words; after?: Words } = {};
  const files = (read: (file: string) => unknown): DataFiles => {
    const list = picturesFile.parse(read('pictures.json'));
    const found = list.items.find((item) => item.id === id);
    if (!found) throw new Refusal('gone');
    changed.before = wordsOf(found);
    changed.after = change(changed.before);
    const { alt, focus } = changed.after;
    const item = { ...found, alt, focus };
    return { 'pictures.json': { ...list, items: list.items.map((one) => (one === found ? item : one)) } };
  };
  return { changed, files };
}

const isSame = (a: Words, b: Words | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

const text = z.string().max(300);
const share = z.coerce.number().min(0).max(100);

/** Says what a picture shows in each language, and what of it must stay in view. */
export const describePicture = action(
  z.object({ id: z.string().max(100), ...localize(() => text), x: share, y: share }),
  async ({ id, x, y, ...alt }, { session: { staff } }: ActionContext) => {
    if (!mayDescribe(staff, id)) throw new Refusal('ofColleague');
    const focus = x === 50 && y === 50 ? {} : { focus: { x, y } };
    const { changed, files } = wordChange(id, () => ({ alt, ...focus }));
    await changeLive(files, ({ catalogue }) => {
      const now = catalogue.pictures.get(id);
      return now !== undefined && isSame(wordsOf(now), changed.after);
    });
    const line = await inTransaction(async (trx) => {
      const written = await writeAudit(trx, staff, { action: 'picture.describe', after: { picture: id } });
      await keepForUndo(trx, written, { id, ...changed });
      return written;
    });
    return { done: 'saved', undo: line };
  },
);

export const undoDescribe: Undo = async (trx, { id: line }, staff) => {
  const kept = await takeForUndo<{ id: string; before: Words; after: Words }>(trx, line);
  if (!kept) throw new Refusal('gone');
  await writeAudit(trx, staff, { action: 'undo', after: { picture: kept.id } });
  const { files } = wordChange(kept.id, (now) => {
    if (!isSame(now, kept.after)) throw new Refusal('changedSince');
    return kept.before;
  });
  // Without waiting until it is live: that would keep the transaction open.
  await changeData(files, dataState().files);
};
