import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { AbstractIntlMessages } from 'next-intl';
import { isPlainObject } from '../base/plain-object.ts';
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import { type Messages, readMessages } from '../i18n/messages.ts';
import { type Issue, issue } from './issue-codes.ts';
import { DataError, type DataIssue, foundValue, unreadableIssue } from './issues.ts';

/** Texts by key, such as "energy.renovation". */
type Texts = ReadonlyMap<string, Text>;

interface Text {
  /** Any JSON value, until it is checked. */
  text: unknown;
  /** Its arguments and tags; the message of the parser if the syntax is wrong. */
  params: string[] | string;
}

/** Reads the message files of a folder; throws a DataError with the texts that are missing, unknown, empty or invalid in a language, or whose arguments differ from the first language. */
export function loadMessages(dir: string): Messages {
  const issues: DataIssue[] = [];
  const read = locales.flatMap((locale) => {
    const messages = readLanguage(dir, locale, issues);
    return messages ? [[locale, messages] as const] : [];
  });
  const texts = new Map(read.map(([locale, messages]) => [locale, new Map(textsIn(messages))]));
  const reference = texts.get(defaultLocale);
  if (reference) for (const [locale, its] of texts) checkLanguage(locale, its, reference, issues);
  if (issues.length > 0) throw new DataError(issues);
  return Object.fromEntries(read) as Messages;
}

function checkLanguage(locale: Locale, texts: Texts, reference: Texts, issues: DataIssue[]): void {
  const addIssue: AddIssue = (path, what, found) =>
    issues.push({ ...what, file: fileOf(locale), path, ...foundValue(found) });
  for (const key of reference.keys())
    if (!texts.has(key)) addIssue(key, issue('messageMissing', { file: fileOf(defaultLocale) }), undefined);
  for (const [key, text] of texts) checkText(key, text, reference.get(key), addIssue);
}

type AddIssue = (key: string, what: Issue, found: unknown) => void;

function checkText(key: string, { text, params }: Text, counterpart: Text | undefined, addIssue: AddIssue): void {
  if (!counterpart) return void addIssue(key, issue('messageUnknown', { file: fileOf(defaultLocale) }), text);
  if (typeof text !== 'string' || text.trim() === '') return void addIssue(key, issue('filled'), text);
  // A straight apostrophe is syntax in ICU: it makes the braces after it text. Only placeholders of data files are written so on purpose.
  if (text.replaceAll(/'\{[A-Z_]+\}'/g, '').includes("'")) return void addIssue(key, issue('apostrophe'), text);
  const expected = counterpart.params;
  if (typeof params === 'string') addIssue(key, issue('messageSyntax', { problem: params }), text);
  else if (typeof expected !== 'string' && params.join() !== expected.join())
    addIssue(key, issue('messageArguments', { expected: expected.join(' ') || 'none' }), params.join(' ') || 'none');
}

/** The arguments and tags of a message, also those within plurals and tags; the error message for invalid syntax. */
export function argumentsOf(text: string): string[] | string {
  try {
    return [...new Set(namesIn(parse(text)))].sort();
  } catch (error) {
    return (error as Error).message;
  }
}

const namesIn = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...namesIn(element.children)];
      case TYPE.select:
      case TYPE.plural:
        return [`{${element.value}}`, ...Object.values(element.options).flatMap((option) => namesIn(option.value))];
      default:
        return [`{${element.value}}`];
    }
  });

function readLanguage(dir: string, locale: Locale, issues: DataIssue[]): AbstractIntlMessages | null {
  const file = fileOf(locale);
  try {
    const read = readMessages(dir, locale);
    if (isPlainObject(read)) return read as AbstractIntlMessages;
    issues.push({ ...issue('fields'), file, path: '', ...foundValue(read) });
  } catch (error) {
    issues.push(unreadableIssue('file', file, error));
  }
  return null;
}

const fileOf = (locale: Locale) => `messages/${locale}.json`;

const textsIn = (messages: Record<string, unknown>, before = ''): [string, Text][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    isPlainObject(value)
      ? textsIn(value, `${before}${key}.`)
      : [[before + key, { text: value, params: typeof value === 'string' ? argumentsOf(value) : [] }]],
  );
