import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { defaultLocale, locales } from '../i18n/locales.ts';
import { type Fault, show } from './fault.ts';

type Messages = { [key: string]: string | Messages };
/** By key, such as "energy.renovation". */
type Texts = ReadonlyMap<string, string>;

/** Reads the message files of a folder; returns what is missing in a language, left over, empty, wrong, or asks for other arguments than the first language. */
export function checkMessages(dir: string): Fault[] {
  const faults: Fault[] = [];
  const reference = read(dir, defaultLocale, faults);
  for (const locale of locales) {
    const texts = locale === defaultLocale ? reference : read(dir, locale, faults);
    if (!reference || !texts) continue;
    const file = `messages/${locale}.json`;
    const fault = (key: string, expected: string, found: unknown) =>
      faults.push({ file, path: key, expected, found: show(found) });
    for (const key of reference.keys())
      if (!texts.has(key)) fault(key, `a text, as messages/${defaultLocale}.json has one`, undefined);
    for (const [key, text] of texts) checkText(key, text, reference.get(key), fault);
  }
  return faults;
}

type Tell = (key: string, expected: string, found: unknown) => void;

function checkText(key: string, text: string, counterpart: string | undefined, fault: Tell): void {
  if (counterpart === undefined) return void fault(key, `no such text: messages/${defaultLocale}.json has none`, text);
  if (text.trim() === '') return void fault(key, 'a text', text);
  // A straight apostrophe is syntax: it would take the braces after it for words.
  if (text.includes("'")) return void fault(key, 'the apostrophe ’', text);
  const [found, expected] = [argumentsOf(text), argumentsOf(counterpart)];
  if (typeof found === 'string') fault(key, `a text in ICU syntax (${found})`, text);
  else if (typeof expected !== 'string' && found.join() !== expected.join())
    fault(key, `the arguments ${expected.join(' ') || 'none'}`, found.join(' ') || 'none');
}

/** The arguments and tags of a message, those within plurals and tags included; what is wrong where its syntax is. */
function argumentsOf(text: string): string[] | string {
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

function read(dir: string, locale: string, faults: Fault[]): Texts | null {
  try {
    return new Map(flat(JSON.parse(readFileSync(path.join(dir, `${locale}.json`), 'utf8')) as Messages));
  } catch (error) {
    const found = (error as Error).message;
    faults.push({ file: `messages/${locale}.json`, path: '', expected: 'a readable JSON file', found });
    return null;
  }
}

const flat = (messages: Messages, before = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  );
