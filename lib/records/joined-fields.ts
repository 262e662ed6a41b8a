import 'server-only';
import { mergeRecord } from '../base/merge-record.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import type { OfficeState } from '../staff/define-action.ts';
import { Conflict } from '../staff/define-action.ts';
import { readJson } from './edit/record-actions.ts';

// For forms that send all their fields: they also send what they were shown with, as JSON, so that nobody writes over what a colleague
// stored meanwhile in a field that they have not touched.

/** What stands in the fields of a form, by their names. */
export type Fields = Readonly<Record<string, string>>;

/** What is typed, with what others stored meanwhile in other fields; throws a Conflict where they stored something else in the same one. */
export function joinedFields<Form extends Fields>(base: string, stored: Form, typed: Form): Form {
  const { value, conflicts } = mergeRecord(readJson(base), stored, typed);
  if (conflicts.length > 0) throw new Conflict(conflicts, stored);
  return value as Form;
}

/** Both values of each field, for who decides: who saves again has seen what somebody else stored. `say` puts a value in words. */
export async function fieldsConflict(
  { stored, conflicts }: Conflict,
  { base, typed, locale }: { base: string; typed: Fields; locale: Locale },
  say: (name: string, value: string) => string = (_, value) => value,
): Promise<OfficeState> {
  const t = await translatorIn(locale, 'office.log');
  const { value } = mergeRecord(readJson(base), stored, typed, () => true);
  const theirs = conflicts.map(({ path, theirs: text }) => [
    path,
    text === '' ? t('nothing') : say(path, String(text)),
  ]);
  return {
    error: 'conflict',
    stored: Object.fromEntries(theirs),
    values: { ...(value as Fields), base: JSON.stringify(stored) },
  };
}
