import 'server-only';
import { z } from 'zod';
import { argumentsOf } from '../data/check-messages.ts';
import { changeWords } from '../data/write-messages.ts';
import { seeForUndo, takeForUndo } from '../db/undo-state.ts';
import { type Localized, locales, localize } from '../i18n/locales.ts';
import { mergeRecord } from '../merge-record.ts';
import { action, type OfficeState, Refusal } from './action.ts';
import { Conflict, recordDeed } from './save-record.ts';
import type { DataUndo } from './undo.ts';

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
  async ({ key, base, ...texts }, { session: { staff } }) => {
    // A straight apostrophe is syntax in these texts.
    const mine = localize((locale) => texts[locale].replaceAll("'", '’'));
    const known = JSON.parse(base) as Localized;
    try {
      const line = await changeWords(key, (now) => joined(known, now, mine), {
        by: staff,
        deed: (before, after) => recordDeed('words.save', key, { before, after }),
      });
      return { done: 'saved', undo: line ?? undefined };
    } catch (error) {
      if (error instanceof Conflict) return conflictState(known, error.stored as Localized, mine);
      throw error;
    }
  },
);

/** Both texts, for who decides: who saves again has seen what somebody else stored. */
function conflictState(base: Localized, now: Localized, mine: Localized): OfficeState {
  const { value, conflicts } = mergeRecord(base, now, mine, () => true);
  const stored = Object.fromEntries(conflicts.map(({ path, theirs }) => [path, String(theirs)]));
  return { error: 'conflict', stored, values: { ...(value as Localized), base: JSON.stringify(now) } };
}

function joined(base: Localized, now: Localized | null, mine: Localized): Localized {
  if (!now) throw new Refusal('gone');
  for (const locale of locales) {
    const [was, is] = [argumentsOf(now[locale]), argumentsOf(mine[locale])];
    if (typeof is === 'string') throw new Refusal('wordSyntax', locale);
    if (String(was) !== String(is)) throw new Refusal('wordParams', locale);
  }
  const { value, conflicts } = mergeRecord(base, now, mine);
  if (conflicts.length > 0) throw new Conflict(conflicts, now);
  return value as Localized;
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
