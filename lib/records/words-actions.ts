import 'server-only';
import { z } from 'zod';
import { seeForUndo, takeForUndo } from '../audit/store-undo.ts';
import { mergeRecord } from '../base/merge-record.ts';
import { changeWords } from '../data/write-messages.ts';
import { argumentsOf } from '../files/check-messages.ts';
import { type Localized, locales, localize } from '../i18n/locales.ts';
import { Conflict, defineAction, Rejection } from '../staff/define-action.ts';
import type { DataUndo } from '../staff/undo.ts';
import { fieldsConflict, joinedFields } from './joined-fields.ts';
import { recordDeed } from './save-record.ts';

const text = z.string().max(5_000);

/** What an undo restores. */
interface Change {
  key: string;
  before: Localized;
  after: Localized;
}

/** Puts back what a change of a text replaced. */
const undoWords: DataUndo = async ({ id: line }, staff) => {
  const kept = await seeForUndo<Change>(line);
  if (!kept) throw new Rejection('gone');
  const { key, before, after } = kept;
  const change = (now: Localized | null): Localized => {
    if (!now) throw new Rejection('gone');
    const { value, conflicts } = mergeRecord(after, now, before);
    if (conflicts.length > 0) throw new Rejection('changedSince');
    return value as Localized;
  };
  await changeWords(key, change, {
    by: staff,
    deed: (was, is) => recordDeed('undo', key, { before: was, after: is }),
    inside: async (trx) => {
      if (!(await takeForUndo(trx, line))) throw new Rejection('gone');
    },
  });
};

/** A text of the site in all languages; what others changed meanwhile in another language stays. */
export const saveWordsAction = defineAction({
  name: 'words.save',
  roles: ['owner', 'editor'],
  schema: z.object({ key: z.string().max(200), base: z.string().max(30_000), ...localize(() => text) }),
  async run({ key, base, ...texts }, { session: { staff }, locale }) {
    // A straight apostrophe is syntax in these texts.
    const mine = localize((language) => texts[language].replaceAll("'", '’'));
    try {
      const line = await changeWords(key, (now) => joined(base, now, mine), {
        by: staff,
        deed: (before, after) => recordDeed('words.save', key, { before, after }),
      });
      return { done: 'saved', undo: line ?? undefined };
    } catch (error) {
      if (error instanceof Conflict) return fieldsConflict(error, { base, typed: mine, locale });
      throw error;
    }
  },
  undoData: undoWords,
});

function joined(base: string, now: Localized | null, mine: Localized): Localized {
  if (!now) throw new Rejection('gone');
  for (const locale of locales) {
    const [was, is] = [argumentsOf(now[locale]), argumentsOf(mine[locale])];
    if (typeof is === 'string') throw new Rejection('wordSyntax', locale);
    if (String(was) !== String(is)) throw new Rejection('wordParams', locale);
  }
  return joinedFields(base, now, mine);
}
