import 'server-only';
import { z } from 'zod';
import { seeForUndo, takeForUndo } from '../audit/store-undo.ts';
import { mergeRecord } from '../base/merge-record.ts';
import { changeWords } from '../data/write-messages.ts';
import { argumentsOf } from '../files/check-messages.ts';
import { type Localized, locales, localize } from '../i18n/locales.ts';
import { action, Conflict, Refusal } from '../staff/action.ts';
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

/** A text of the site in all languages; what others changed meanwhile in another language stays. */
export const saveWordsAction = action(
  z.object({ key: z.string().max(200), base: z.string().max(30_000), ...localize(() => text) }),
  async ({ key, base, ...texts }, { session: { staff }, locale }) => {
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
);

function joined(base: string, now: Localized | null, mine: Localized): Localized {
  if (!now) throw new Refusal('gone');
  for (const locale of locales) {
    const [was, is] = [argumentsOf(now[locale]), argumentsOf(mine[locale])];
    if (typeof is === 'string') throw new Refusal('wordSyntax', locale);
    if (String(was) !== String(is)) throw new Refusal('wordParams', locale);
  }
  return joinedFields(base, now, mine);
}

/** Puts back what a change of a text replaced. */
export const undoWords: DataUndo = async ({ id: line }, staff) => {
  const kept = await seeForUndo<Change>(line);
  if (!kept) throw new Refusal('gone');
  const { key, before, after } = kept;
  const change = (now: Localized | null): Localized => {
    if (!now) throw new Refusal('gone');
    const { value, conflicts } = mergeRecord(after, now, before);
    if (conflicts.length > 0) throw new Refusal('changedSince');
    return value as Localized;
  };
  await changeWords(key, change, {
    by: staff,
    deed: (was, is) => recordDeed('undo', key, { before: was, after: is }),
    inside: async (trx) => {
      if (!(await takeForUndo(trx, line))) throw new Refusal('gone');
    },
  });
};
