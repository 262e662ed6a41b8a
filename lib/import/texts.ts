import { Parser } from 'htmlparser2';
import type { Tables } from '../catalogue/catalogue.ts';
import type { City, PropertyType } from '../catalogue/schema/lists.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { type Locale, type Localized, locales, localize } from '../i18n/locales.ts';
import type { ImportedHome, Texts } from './feed.ts';

/** The longest texts, in characters. */
const maxLength = { title: 150, description: 10_000 };

interface Named {
  type: PropertyType;
  kind: string;
  city: City;
}

/**
 * Returns a home's title and description as plain text; the feed wins over the editor. A missing title is made of kind and city, a missing
 * description is the title. `copied` has the languages whose description is copied from another one.
 */
export function titleAndDescription(
  imported: ImportedHome,
  named: Named,
  previous: Property | undefined,
  tables: Pick<Tables, 'cities' | 'types'>,
): Pick<Property, 'title' | 'description'> & { copied: readonly Locale[] } {
  const written = previous && withoutGenerated(previous, tables);
  const titles = each(imported.title, (text) => toPlainLine(text, maxLength.title));
  const title = mergeTexts(titles, written?.title)?.text ?? plainTitle(named);
  const descriptions = each(imported.description, (text) => toPlainText(text, maxLength.description));
  const description = mergeTexts(descriptions, written?.description);
  return { title, description: description?.text ?? title, copied: description?.copied ?? [] };
}

/** Returns "Villa, Hasselt". */
const plainTitle = ({ type, kind, city }: Named): Localized => {
  const name = type.kinds.find(({ id }) => id === kind)?.name ?? type.name;
  return localize((locale) => `${name[locale]}, ${city.name[locale]}`);
};

/** Returns the texts of a home without those that an import made itself. */
function withoutGenerated(
  { title, description, webId, kind, city: cityId }: Property,
  { cities, types }: Pick<Tables, 'cities' | 'types'>,
): Partial<Pick<Property, 'title' | 'description'>> {
  const [type, city] = [types.get(webId), cities.get(cityId)];
  const isGenerated = type && city && isSame(title, plainTitle({ type, kind, city }));
  return { title: isGenerated ? undefined : title, description: isSame(description, title) ? undefined : description };
}

const isSame = (one: Localized, other: Localized): boolean => locales.every((locale) => one[locale] === other[locale]);

const each = (texts: Texts, clean: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, clean(text)]));

interface MergedTexts {
  text: Localized;
  /** The languages whose text is copied from another one. */
  copied: Locale[];
}

/**
 * Returns the feed's texts; for other languages the editor's, else the first of the feed, since a page with a text in another language is better
 * than none. Null if there is no text at all.
 */
export function mergeTexts(imported: Texts, previous: Localized | undefined): MergedTexts | null {
  const first = locales.find((locale) => imported[locale]);
  if (!first) return previous ? { text: previous, copied: [] } : null;
  // A text equal to the previous one in the feed's language is a copy, so it is updated too.
  const written = (locale: Locale) => (previous?.[locale] === previous?.[first] ? undefined : previous?.[locale]);
  const own = (locale: Locale) => imported[locale] || written(locale);
  return {
    text: localize((locale) => own(locale) ?? imported[first] ?? ''),
    copied: locales.filter((locale) => own(locale) === undefined),
  };
}

/** The elements that break a line, and those that end a paragraph. */
const lines = new Set(['br', 'li', 'tr', 'dt', 'dd']);
const paragraphs = new Set(
  'p div ul ol dl table section article header footer blockquote h1 h2 h3 h4 h5 h6 hr'.split(' '),
);
/** The elements without text for readers. */
const hidden = new Set(['script', 'style', 'head', 'title', 'iframe', 'object', 'svg', 'template', 'noscript']);

/** Matches control characters except tab and line feed, and invisible or bidirectional marks. */
const unwanted = /(?![\t\n])\p{Cc}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

/**
 * Takes a text that may be HTML and its maximum length; returns plain text with an empty line between paragraphs and without braces, which
 * mark placeholders in the data.
 */
export function toPlainText(source: string, limit: number): string {
  const text = withoutMarkup(source.replace(/\r\n?/g, '\n'))
    .toWellFormed()
    .replace(unwanted, '')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
  return cut(text, limit);
}

/** Returns the plain text on one line, for titles. */
export const toPlainLine = (source: string, limit: number): string =>
  cut(toPlainText(source, Number.MAX_SAFE_INTEGER).replace(/\s*\n\s*/g, ' '), limit);

/** Returns whether a text is HTML, which is so if it has elements that break lines: in HTML a line feed is a space, in plain text it ends a line. */
function withoutMarkup(source: string): string {
  const parsed = parseMarkup(source);
  return parsed.hasLines ? parseMarkup(source.replace(/\s+/g, ' ')).text : parsed.text;
}

function parseMarkup(source: string): { text: string; hasLines: boolean } {
  let text = '';
  let hiddenDepth = 0;
  let hasLines = false;
  const breakAt = (name: string): void => {
    if (!lines.has(name) && !paragraphs.has(name)) return;
    hasLines = true;
    text += lines.has(name) ? '\n' : '\n\n';
  };
  const parser = new Parser({
    onopentagname(name) {
      if (hidden.has(name)) hiddenDepth++;
      breakAt(name);
    },
    onclosetag(name) {
      if (hidden.has(name)) hiddenDepth--;
      if (name !== 'br') breakAt(name);
    },
    ontext(part) {
      if (hiddenDepth === 0) text += part;
    },
  });
  parser.end(source);
  return { text, hasLines };
}

function cut(text: string, limit: number): string {
  const characters = text.length > limit ? [...text] : [];
  return characters.length > limit
    ? `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
