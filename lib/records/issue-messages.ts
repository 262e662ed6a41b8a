import path from 'node:path';
import { dataState } from '../data/store.ts';
import type { Issue, IssueCode } from '../files/issue-codes.ts';
import type { DataIssue, FieldIssue } from '../files/issues.ts';
import { euro } from '../i18n/euro.ts';
import { area, date, list, number, withColon } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { type Translator, translatorIn } from '../i18n/translator.ts';
import { readHomeNumber } from '../routes/home-record.ts';
import { fieldWords, labelOfPath } from './fields/field-words.ts';
import { setByItself } from './fields/home-form.ts';
import { findTitle } from './fields/value-text.ts';
import { type RecordRef, recordRef, toHomeRef } from './records.ts';

// The sentences about issues of the data for staff. They name fields and records as the forms do, and no files.

/** The sentence about an issue and its remedy: "Enter a whole number, without decimals. Did you mean 3?" */
export async function issueSentence(issue: FieldIssue | Issue, locale: Locale): Promise<string> {
  const t = await translatorIn(locale, 'office.issues');
  const { code, values } = issue;
  const sentence = t(`codes.${code}`, { ...shownValues(values, locale), place: placeText(values, t) });
  const nearest = 'nearest' in issue && issue.nearest;
  return nearest ? `${sentence} ${t('nearest', { value: nearest })}` : sentence;
}

const shownAs: Readonly<Record<string, (value: never, locale: Locale) => string>> = {
  amount: euro,
  day: date,
  limit: number,
  total: area,
} satisfies Record<string, ((value: number, locale: Locale) => string) | ((value: string, locale: Locale) => string)>;

const shownValues = (values: object, locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'object' ? [] : [[name, shownAs[name]?.(value as never, locale) ?? String(value)]],
    ),
  );

const placeText = (values: object, t: Translator<'office.issues'>): string =>
  'line' in values && 'column' in values
    ? ` ${t('place', { line: Number(values.line), column: Number(values.column) })}`
    : '';

/** The field of an issue, empty for a whole file, and what there is to say of it. */
export async function issueParts(
  issue: FieldIssue & { file?: string },
  locale: Locale,
): Promise<{ field: string; text: string }> {
  const t = await translatorIn(locale, 'office.issues');
  const record = recordOfFile(issue.file ?? '');
  const value = foundText(issue);
  const sentence = await issueSentence(issue, locale);
  return {
    field: issue.path !== '' && record ? labelOfPath(issue.path, locale, record.schema) : '',
    text: value === null ? sentence : `${sentence} ${t('found', { value })}`,
  };
}

/** Codes whose found value is a correct key or file name, which means nothing to staff. */
const withoutFound: readonly IssueCode[] = [
  ...(['jsonName', 'messageArguments', 'pictureTwice', 'marqueeOfGoal', 'lastMarquee', 'facadeOnly'] as const),
  ...(['entryTaken', 'moduleTaken', 'menuEntry', 'homeHidden', 'categoryLoop', 'secondForm', 'thanksPage'] as const),
];

/** Returns the value that an issue found if it is a word or a number that somebody wrote; null for anything that only developers can read. */
function foundText({ code, found }: FieldIssue): string | null {
  if (found === undefined || withoutFound.includes(code)) return null;
  const plain = /^"([^"\\{}[\]<>]+)"$|^-?[\d.]+$/.exec(found);
  return plain ? (plain[1] ?? plain[0]) : null;
}

/** Returns the name that staff know a file of the data by; a file without a form in the office has its name without folder and extension. */
export async function fileLabel(file: string, locale: Locale): Promise<string> {
  const t = await translatorIn(locale, 'office.issues.files');
  const record = recordOfFile(file);
  const [name = ''] = path.basename(file).split('.');
  if (file.startsWith('messages/')) return t('messages');
  if (!record) return isNamed(name) ? t(name) : name;
  if (record.folder === null) return fieldWords(locale).choice(['file'], record.id);
  const title = findTitle(dataState().files.get(file)?.content, locale);
  return [readHomeNumber(file), title].filter(Boolean).join(' ') || record.id;
}

const named = ['cities', 'pictures', 'visits', 'testimonials', 'imports'] as const;
const isNamed = (name: string): name is (typeof named)[number] => (named as readonly string[]).includes(name);

const recordOfFile = (file: string): RecordRef | null => {
  const home = readHomeNumber(file);
  return home === null ? recordRef(file.replace(/\.json$/, '')) : toHomeRef(home);
};

/** An issue in one line: "5801 Appartement in Hasselt, Prijs: Vul een getal in, alleen met cijfers." */
export async function issueLine(issue: DataIssue, locale: Locale): Promise<string> {
  const { field, text } = await issueParts(issue, locale);
  const place = [await fileLabel(issue.file, locale), field].filter(Boolean).join(', ');
  return `${withColon(place, locale)} ${text}`;
}

/** A sentence names at most this many fields. */
const maxNamed = 4;

/** "Still to fill in or to correct: price, title (French) and 3 more": what keeps a home from being published; empty where nothing does. */
export async function lackText(issues: readonly Pick<DataIssue, 'path'>[], locale: Locale): Promise<string> {
  const names = [...new Set(issues.flatMap(({ path }) => lackedName(path, locale) ?? []))];
  if (names.length === 0) return '';
  const t = await translatorIn(locale, 'office.homes');
  const more = names.length - maxNamed;
  const shown = more > 1 ? [...names.slice(0, maxNamed), t('lacksMore', { count: more })] : names;
  return t('lacks', { fields: list(shown, locale) });
}

/** The label of a field; null for a field that the office sets. */
const lackedName = (path: string, locale: Locale): string | null =>
  setByItself.includes(path.split('.')[0] ?? '') ? null : labelOfPath(path, locale);
