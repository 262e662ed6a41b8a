import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { sourceFiles } from '../support/source-files';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Every text in a language, with its place: all of a message file, and in the data what stands below the language's code. */
const textsIn = (value: Json, locale: Locale, place: string, own: boolean): [place: string, text: string][] => {
  if (typeof value === 'string') return own ? [[place, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const other = !own && locales.some((code) => code === key) && key !== locale;
    return other ? [] : textsIn(part, locale, `${place}.${key}`, own || key === locale);
  });
};

const data = sourceFiles('data/*.json', 'data/{articles,pages,projects,properties}/*.json');
const textsOf = (locale: Locale) => [
  ...textsIn(JSON.parse(sourceFiles(`messages/${locale}.json`)[0]?.text ?? ''), locale, 'messages', true),
  ...data.flatMap(({ path, text }) => textsIn(JSON.parse(text), locale, path, false)),
];
const link = /\]\([^)]*\)|https?:\/\/\S*/g;
const breaking = (locale: Locale, pattern: RegExp) =>
  textsOf(locale).filter(([, text]) => pattern.test(text.replaceAll(link, '')));

describe.each(locales)('texts in %s are set as the language wants it', (locale) => {
  it('are found', () => expect(textsOf(locale).length).toBeGreaterThan(500));

  it('have an ellipsis, apostrophes and quotation marks that are none of a typewriter’s', () =>
    expect(breaking(locale, /\.\.\.|\p{L}'\p{L}|"|[\u00a0 ]{2}/u)).toEqual([]));

  it('have no value in them that a program could not write', () =>
    expect(breaking(locale, /\bundefined\b|\bNaN\b|\[object /)).toEqual([]));

  it('never leave a unit alone on a line', () =>
    expect(breaking(locale, locale === 'en' ? /\d\s%/ : /\d(?: |(?=%))%?(?:%|m²|km\b)/)).toEqual([]));

  it('put a no-break space before high punctuation in French, and nothing in the others', () => {
    const wrong = locale === 'fr' ? /(?:^|[^\u00a0])(?:[:;!?»](?=[\s*.,)]|$))|«(?!\u00a0)/ : /\s[:;!?](?=\s|$)/;
    expect(breaking(locale, wrong)).toEqual([]);
  });
});
