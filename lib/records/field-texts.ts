import 'server-only';
import type { Snapshot } from '../content/snapshot.ts';
import type { SchemaName } from '../data/schemas.ts';
import { languageName } from '../i18n/format.ts';
import { isLocale, type Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { fieldWords } from './fields/field-words.ts';
import { type RecordWords, recordWords } from './fields/record-words.ts';
import { pictureFields } from './pictures/picture-fields.ts';
import { type RecordRef, recordRef, toHomeRef } from './records.ts';

/** A field of a data file as its form shows it. */
export interface FieldText {
  /** "Layout › Bedrooms" */
  label: string;
  /** null for what only the form can show: a group, an item of a list, a key. */
  value(value: unknown): string | null;
}

/**
 * Finds a field by its path in a file, or in a home by its number. The fields of many homes begin with the name of the home. What no form
 * shows, has the common label: a path is never shown.
 */
export type FindField = (subject: string, path: string) => FieldText;

export async function fieldTexts(locale: Locale, data: Snapshot): Promise<FindField> {
  const [t, common] = [await translatorIn(locale, 'office.log'), fieldWords(locale)];
  const inPicture = await pictureFields(locale);
  const bySchema = new Map<SchemaName, RecordWords>();
  const cachedRecordWords = (record: RecordRef): RecordWords => {
    const words = bySchema.get(record.schema) ?? recordWords(record, locale, data, '');
    bySchema.set(record.schema, words);
    return words;
  };
  /** Also what a field is in: an item of a list is called by the version of the record, which is gone. */
  const inRecord = (record: RecordRef, parts: readonly string[]): FieldText | null => {
    const { label, value } = cachedRecordWords(record);
    for (let end = parts.length; end > 0; end--) {
      const path = parts.slice(0, end).join('.');
      const found = label(path, []);
      if (found !== '')
        return { label: found, value: (one) => (end === parts.length ? hideCode(one, value(path, one, [])) : null) };
    }
    return null;
  };
  /** "HAS-5801.price.amount" of a change of many homes. */
  const inNamedHome = (parts: readonly string[]): FieldText | null => {
    if (parts.at(-1) === '') return { label: parts.slice(0, -1).join('.'), value: () => null };
    for (let start = 1; start < parts.length && parts[start] !== 'json'; start++) {
      const found = inRecord(toHomeRef(1), parts.slice(start));
      if (found) return { ...found, label: `${parts.slice(0, start).join('.')} › ${found.label}` };
    }
    return null;
  };
  /** For a file without a form, such as those of pictures and of the texts of the site. */
  const elsewhere = (parts: readonly string[]): FieldText => {
    const last = parts.at(-1) ?? '';
    const language = isLocale(last) ? languageName(last, locale) : null;
    const name = parts.findLast((part) => common.label([part]) !== part);
    const labels = [name === undefined ? null : common.label([name]), language].filter((one) => one !== null);
    return { label: labels.join(' › ') || t('fields.other'), value: (one) => hideCode(one, String(one)) };
  };
  return (subject, path) => {
    const parts = path.split('.');
    if (subject === 'pictures.json')
      return inPicture(parts.slice(-2).join('.')) ?? inPicture(parts.at(-1) ?? '') ?? elsewhere(parts);
    const own = ownRecord(subject);
    const isOfMany = subject === manyHomes || own?.folder === 'projects';
    return (own && inRecord(own, parts)) ?? (isOfMany ? inNamedHome(parts) : null) ?? elsewhere(parts);
  };
}

/** The subject of a change of many homes. */
export const manyHomes = 'properties';

/** The record that a log entry is about: of a home by its number, of another file by its path. */
function ownRecord(subject: string): RecordRef | null {
  if (/^[1-9]\d*$/.test(subject)) return toHomeRef(Number(subject));
  return subject.endsWith('.json') ? recordRef(subject.slice(0, -'.json'.length)) : null;
}

/** Whether a text is for programs: JSON, or a key such as that of a picture. */
export const isCode = (text: string): boolean => /^(?:[[{]|[a-z0-9]+(?:[-_.][a-z0-9]+)+$|[a-z]+[A-Z]\w*$)/.test(text);

/** A value in the words of its form; null where it has none. */
const hideCode = (value: unknown, text: string): string | null =>
  text === String(value) && isCode(text) ? null : text.replaceAll('\n', ' / ');
