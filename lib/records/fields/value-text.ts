import { isPlainObject } from '../../base/plain-object.ts';
import { type Locale, languageTag } from '../../i18n/locales.ts';
import type { FormField } from './form-fields.ts';
import type { TableRows } from './tables.ts';

// Values as a form shows them, in the browser and on the server.

/** A number as a form shows it; a year and a number have no unit, and no thousands to separate. */
export const numberText = (value: number, locale: Locale, unit: string): string =>
  new Intl.NumberFormat(languageTag[locale], { useGrouping: unit !== '', maximumFractionDigits: 6 }).format(value);

/** 05/11/2026, in German 05.11.2026. */
const dateText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag[locale], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day.slice(0, 10)));

interface Say {
  locale: Locale;
  tables: TableRows;
}

/** A value of a field, with the names of choices and of rows of tables; empty for none. */
export function formatFieldValue(field: FormField, value: unknown, { locale, tables }: Say): string {
  if (value === undefined || value === null || value === '') return '';
  switch (field.kind) {
    case 'choice':
    case 'choices':
    case 'either':
      return [value]
        .flat()
        .map((one) => field.options.find(([option]) => String(option) === String(one))?.[1] ?? flattenToText(one))
        .join(', ');
    case 'number':
      if (typeof value !== 'number') return flattenToText(value);
      return [numberText(value, locale, field.unit), field.unit].filter(Boolean).join('\u00a0');
    case 'date':
      return /^\d{4}-\d\d-\d\d/.test(String(value)) ? dateText(String(value), locale) : flattenToText(value);
    case 'reference': {
      const { table } = field;
      const rowText = (one: unknown): string =>
        (table === 'pictures' ? undefined : tables[table].find((row) => row.value === one)?.label) ??
        flattenToText(one);
      return [value].flat().map(rowText).join('\n');
    }
    case 'localized':
      return [value].flat().map(flattenToText).join('\n\n');
    default:
      return [value].flat().map(flattenToText).join('\n');
  }
}

/** A value as plain text, without brackets: an object or a list is the text of its parts. */
export const flattenToText = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(flattenToText).filter(Boolean).join(' · ')
    : String(value ?? '');

/** The label of an item of a list: its name, or its first three values; empty for neither. */
export function itemText(item: unknown, fields: readonly FormField[], say: Say): string {
  const values = (item ?? {}) as Record<string, unknown>;
  const telling = fields.filter(({ kind, path }) => tellingKinds.has(kind) && path !== 'status');
  const texts = telling.map((field) => formatFieldValue(field, values[field.path], say)).filter(Boolean);
  return nameOfItem(item, say.locale) ?? texts.slice(0, 3).join(' · ');
}

/** A yes or no, a text in four languages and a picture say little beside what they are of. */
const tellingKinds = new Set<FormField['kind']>(['text', 'choice', 'choices', 'either', 'number', 'date', 'time']);

/** The title or name of a record in a language, or in the first that has one; undefined for none. */
export function findTitle(record: unknown, locale: Locale): string | undefined {
  const { title, name, params } = (record ?? {}) as { title?: unknown; name?: unknown; params?: object };
  const ofPages = Object.entries(params ?? {}).map(([language, page]) => [language, page?.title as unknown]);
  const texts = [title, name, Object.fromEntries(ofPages)].flatMap((one) => listTexts(one, locale));
  return texts.find((text) => typeof text === 'string' && text.trim() !== '') as string | undefined;
}

const listTexts = (value: unknown, locale: Locale): unknown[] =>
  typeof value === 'object' && value !== null
    ? [(value as Record<string, unknown>)[locale], ...Object.values(value)]
    : [value];

/** The name of an item of a list, in a language; undefined for one without. */
export function nameOfItem(item: unknown, locale: string): string | undefined {
  if (!isPlainObject(item)) return undefined;
  for (const name of ['name', 'title', 'label', 'heading', 'text', 'why']) {
    const text = textIn(item[name], locale);
    if (text !== undefined && text.length <= maxNameLength) return text;
  }
  return undefined;
}

/** A longer text is no name. */
const maxNameLength = 120;

/** A text that is plain, in a language, or with whether it is shown. */
function textIn(value: unknown, locale: string): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (!isPlainObject(value)) return undefined;
  const { [locale]: own, text } = value;
  return textIn(own ?? text, locale);
}
