import { type Locale, locales } from '@/lib/i18n/locales';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Every text in a language, with its place: the texts below the language's code, or all texts if `own`. */
export const textsIn = (value: Json, locale: Locale, place: string, own: boolean): [place: string, text: string][] => {
  if (typeof value === 'string') return own ? [[place, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const other = !own && locales.some((code) => code === key) && key !== locale;
    return other ? [] : textsIn(part, locale, `${place}.${key}`, own || key === locale);
  });
};

const link = /\]\([^)]*\)|https?:\/\/\S*/g;

/** The typographic rules, each with a pattern of texts that break it in a language. */
const rules: [rule: string, broken: (locale: Locale) => RegExp][] = [
  [
    'an ellipsis, apostrophes and quotation marks that are none of a typewriter’s',
    () => /\.\.\.|\p{L}'\p{L}|"|[\u00a0 ]{2}/u,
  ],
  ['no value that a program could not write', () => /\bundefined\b|\bNaN\b|\[object /],
  ['no unit alone on a line', (locale) => (locale === 'en' ? /\d\s%/ : /\d(?: |(?=%))%?(?:%|m²|km\b)/)],
  [
    'a no-break space before high punctuation in French, and nothing in the others',
    (locale) => (locale === 'fr' ? /(?:^|[^\u00a0])(?:[:;!?»](?=[\s*.,)]|$))|«(?!\u00a0)/ : /\s[:;!?](?=\s|$)/),
  ],
];

/** The texts of a language that break a typographic rule, each with its place and the rule. */
export const wronglySet = (texts: readonly [place: string, text: string][], locale: Locale): string[] =>
  rules.flatMap(([rule, broken]) =>
    texts
      .filter(([, text]) => broken(locale).test(text.replaceAll(link, '')))
      .map(([place, text]) => `${place}: expected ${rule}, found ${text}`),
  );
