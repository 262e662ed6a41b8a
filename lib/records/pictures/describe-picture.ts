import 'server-only';
import { z } from 'zod';
import type { Staff } from '../../accounts/store-staff.ts';
import { isSame } from '../../base/merge-record.ts';
import { pictureSchema, picturesFile } from '../../catalogue/schema/lists.ts';
import { changeLive } from '../../data/change-live.ts';
import { dataState } from '../../data/store.ts';
import type { DataFiles } from '../../data/write.ts';
import { recordOfFile } from '../../files/unreviewed.ts';
import { localize } from '../../i18n/locales.ts';
import { type ActionContext, defineAction, type OfficeState, RejectionError } from '../../staff/define-action.ts';
import { ConflictError, conflictState, decidedField, mergeForm } from '../../staff/form-conflict.ts';
import { jsonField } from '../../staff/json-field.ts';
import { may } from '../../staff/rights.ts';
import { changedBy } from '../form/changed-by.ts';
import { mayEdit, recordRef } from '../records.ts';
import { recordEvent } from '../save-records.ts';
import { pictureFields } from './picture-fields.ts';
import { findPictureUses } from './picture-uses.ts';
import { type PictureWords, pictureWords, shownOrigins, storedWords } from './picture-words.ts';

const file = 'pictures.json';

/** Whether a member of staff may describe a picture: a broker one of their own homes alone, or one that nothing uses yet. */
async function mayDescribe(staff: Staff, id: string): Promise<boolean> {
  if (staff.role !== 'broker') return true;
  for (const file of (await findPictureUses(new Set([id]), dataState().files)).get(id) ?? []) {
    const record = recordRef(recordOfFile(file));
    if (!record || !(await mayEdit(staff, record))) return false;
  }
  return true;
}

const text = z.string().max(300);
const share = z.coerce.number<string>().min(0).max(100);

const form = z.object({
  id: z.string().max(100),
  kind: pictureSchema.shape.kind,
  origin: z.enum(shownOrigins),
  ...localize(() => text),
  x: share,
  y: share,
  /** The description with which the form was opened. */
  base: jsonField(z.unknown(), 5_000),
  decided: decidedField,
});

/**
 * Says what a picture is and shows in each language, and what of it must stay in view. What others changed meanwhile in other fields
 * stays; nothing is written where they changed the same.
 */
export const describePictureAction = defineAction({
  name: 'picture.describe',
  roles: ['owner', 'broker', 'editor'],
  hasWorkingCopy: true,
  schema: form,
  async run({ id, base, decided, x, y, ...words }, context) {
    const { staff } = context.session;
    const { kind, origin, ...alt } = words;
    if (!(await mayDescribe(staff, id))) throw new RejectionError('ofColleague');
    const mine: PictureWords = { kind, alt, focus: { x, y }, origin };
    let [before, after] = [mine, mine];
    const inFile = (words: PictureWords) => ({ items: { [id]: words } });
    try {
      const auditId = await changeLive(
        (read): DataFiles => {
          const list = picturesFile.parse(read(file));
          const found = list.items.find((item) => item.id === id);
          if (!found) throw new RejectionError('gone');
          before = pictureWords(found);
          after = mergeForm({ base, decided }, before, mine);
          if (isSame(before, after)) return {};
          const { focus: _, origin: __, ...rest } = found;
          const item = { ...rest, ...storedWords(after) };
          return { [file]: { ...list, items: list.items.map((one) => (one === found ? item : one)) } };
        },
        {
          by: staff,
          auditEvent: () => recordEvent('picture.describe', file, { before: inFile(before), after: inFile(after) }),
          isUndoable: true,
        },
      );
      // An undo restores the list of all pictures, which a broker may not change.
      const mayUndo = auditId !== null && may(staff.role, 'content.edit');
      return { done: 'saved', ...(mayUndo && { undo: auditId }), copy: { kind: 'stored', version: 0, stored: after } };
    } catch (error) {
      if (error instanceof ConflictError) return inWords(id, error, context);
      throw error;
    }
  },
});

/** Both values of each field, in the words of the dialog. */
async function inWords(id: string, error: ConflictError, { locale }: ActionContext): Promise<OfficeState> {
  const describeField = await pictureFields(locale);
  const by = await changedBy(file, error.stored, locale);
  return conflictState(error, (path, theirs) => ({
    ...(describeField(path) ?? { label: path }),
    by: by({ path: `items.${id}.${path}`, theirs }),
  }));
}
