import 'server-only';
import { z } from 'zod';
import { consumeUndoState } from '../audit/store-undo.ts';
import { isSame, mergeRecord } from '../base/merge-record.ts';
import { changeWords } from '../data/write-messages.ts';
import { argumentsOf } from '../files/check-messages.ts';
import { languageName } from '../i18n/format.ts';
import { isLocale, type Localized, locales, localize } from '../i18n/locales.ts';
import { defineAction, RejectionError } from '../staff/define-action.ts';
import { ConflictError, conflictState, decidedField, type FormBase, mergeForm } from '../staff/form-conflict.ts';
import { jsonField } from '../staff/json-field.ts';
import type { LeftField, Undo } from '../staff/undo.ts';
import { recordEvent } from './save-records.ts';

const text = z.string().max(5_000);

declare module '../audit/store-undo.ts' {
  interface UndoStates {
    /** A text of the site. */
    words: { key: string; before: Localized; after: Localized };
  }
}

/** A text of the site in all languages; what others changed meanwhile in another language stays. */
export const saveWordsAction = defineAction({
  name: 'words.save',
  roles: ['owner', 'editor'],
  hasWorkingCopy: true,
  schema: z.object({
    key: z.string().max(200),
    base: jsonField(z.unknown(), 30_000),
    decided: decidedField,
    ...localize(() => text),
  }),
  async run({ key, base, decided, ...texts }, { session: { staff }, locale }) {
    // A straight apostrophe is syntax in these texts.
    const mine = localize((language) => texts[language].replaceAll("'", '’'));
    try {
      const auditId = await changeWords(key, (now) => mergeWords({ base, decided }, now, mine), {
        by: staff,
        auditEvent: (before, after) => recordEvent('words.save', key, { before, after }),
        undoState: (before, after) => ({ words: { key, before, after } }),
      });
      return { done: 'saved', undo: auditId ?? undefined };
    } catch (error) {
      if (error instanceof ConflictError)
        return conflictState(error, (path) => ({ label: isLocale(path) ? languageName(path, locale) : path }));
      throw error;
    }
  },
});

function mergeWords(from: FormBase, now: Localized | null, mine: Localized): Localized {
  if (!now) throw new RejectionError('gone');
  for (const locale of locales) {
    const [was, is] = [argumentsOf(now[locale]), argumentsOf(mine[locale])];
    if (typeof is === 'string') throw new RejectionError('wordSyntax', locale);
    if (String(was) !== String(is)) throw new RejectionError('wordParams', locale);
  }
  return mergeForm(from, now, mine);
}

export const undoWords: Undo<'words'> = async ({ key, before, after }, { id }, { staff }) => {
  let left: LeftField[] = [];
  const change = (now: Localized | null): Localized => {
    if (!now) throw new RejectionError('gone');
    const { value, conflicts } = mergeRecord(after, now, before);
    if (conflicts.length > 0 && isSame(value, now)) throw new RejectionError('changedSince');
    left = conflicts.map(({ path }) => ({ path }));
    return value as Localized;
  };
  await changeWords(key, change, {
    by: staff,
    auditEvent: (was, is) => recordEvent('undo', key, { before: was, after: is }),
    alsoInTransaction: async (trx) => {
      if (!(await consumeUndoState(trx, id))) throw new RejectionError('gone');
    },
  });
  return left;
};
