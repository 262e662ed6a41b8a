import { Parser } from 'htmlparser2';
import type { Tables } from '../catalogue/catalogue.ts';
import type { City, PropertyType } from '../catalogue/schema/lists.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { type Locale, type Localized, locales, localize } from '../i18n/locales.ts';
import type { ImportedHome, Texts } from './feed.ts';

/** Most characters of a title and of a description. */
const longest = { title: 150, description: 10_000 };

interface Named {
  type: PropertyType;
  kind: string;
  city: City;
}

/**
 * A home's title and description: plain, the feed's over the editor's. Where nobody wrote a title it is what the home is and where, and
 * where nobody wrote a description, it is the title. `copied`: the languages whose description has the words of another.
 */
export function textsOf(
  given: ImportedHome,
  named: Named,
  previous: Property | undefined,
  tables: Pick<Tables, 'cities' | 'types'>,
): Pick<Property, 'title' | 'description'> & { copied: readonly Locale[] } {
  const written = previous && withoutMade(previous, tables);
  const titles = each(given.title, (text) => plainLine(text, longest.title));
  const title = mergeTexts(titles, written?.title)?.text ?? plainTitle(named);
  const descriptions = each(given.description, (text) => plainText(text, longest.description));
  const description = mergeTexts(descriptions, written?.description);
  return { title, description: description?.text ?? title, copied: description?.copied ?? [] };
}

/** "Villa, Hasselt" */
const plainTitle = ({ type, kind, city }: Named): Localized => {
  const name = type.kinds.find(({ id }) => id === kind)?.name ?? type.name;
  return localize((locale) => `${name[locale]}, ${city.name[locale]}`);
};

/** The texts of a home but for those that an import made itself. */
function withoutMade(
  { title, description, webId, kind, city: cityId }: Property,
  { cities, types }: Pick<Tables, 'cities' | 'types'>,
): Partial<Pick<Property, 'title' | 'description'>> {
  const [type, city] = [types.get(webId), cities.get(cityId)];
  const isMade = type && city && isSame(title, plainTitle({ type, kind, city }));
  return { title: isMade ? undefined : title, description: isSame(description, title) ? undefined : description };
}

const isSame = (one: Localized, other: Localized): boolean => locales.every((locale) => one[locale] === other[locale]);

const each = (texts: Texts, clean: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, clean(text)]));

interface MergedTexts {
  text: Localized;
  /** Languages that have the words of another one, since nobody has written their own. */
  copied: Locale[];
}

/**
 * The feed's texts, what an editor wrote for a language that the feed does not have, and else the first of the feed's: a page in the
 * wrong language is better than none, and nobody takes it for a translation. Null where there is no text at all.
 */
export function mergeTexts(given: Texts, previous: Localized | undefined): MergedTexts | null {
  const first = locales.find((locale) => given[locale]);
  if (!first) return previous ? { text: previous, copied: [] } : null;
  // The same words as the feed's language had before are a copy, and follow it.
  const written = (locale: Locale) => (previous?.[locale] === previous?.[first] ? undefined : previous?.[locale]);
  const own = (locale: Locale) => given[locale] || written(locale);
  return {
    text: localize((locale) => own(locale) ?? given[first] ?? ''),
    copied: locales.filter((locale) => own(locale) === undefined),
  };
}

/** Elements between which a line ends, and those after which a paragraph does. */
const lines = new Set(['br', 'li', 'tr', 'dt', 'dd']);
const paragraphs = new Set(
  'p div ul ol dl table section article header footer blockquote h1 h2 h3 h4 h5 h6 hr'.split(' '),
);
/** What nobody reads. */
const unread = new Set(['script', 'style', 'head', 'title', 'iframe', 'object', 'svg', 'template', 'noscript']);

/** Control characters but tab and line feed, and marks that turn the direction of text or cannot be seen. */
const unwanted = /(?![\t\n])\p{Cc}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

/**
 * Takes a text that may be HTML and the most characters it may have; returns it plain, an empty line between paragraphs, and
 * without braces, in which the data have words that the site fills in.
 */
export function plainText(given: string, most: number): string {
  const text = withoutMarkup(given.replace(/\r\n?/g, '\n'))
    .toWellFormed()
    .replace(unwanted, '')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
  return cut(text, most);
}

/** The same on one line, as a title. */
export const plainLine = (given: string, most: number): string =>
  cut(plainText(given, Number.MAX_SAFE_INTEGER).replace(/\s*\n\s*/g, ' '), most);

/** In HTML a line feed is a space; in a plain text it ends a line. Whether elements end lines says which of the two a text is. */
function withoutMarkup(given: string): string {
  const heard = hear(given);
  return heard.hasLines ? hear(given.replace(/\s+/g, ' ')).text : heard.text;
}

function hear(given: string): { text: string; hasLines: boolean } {
  let text = '';
  let unheard = 0;
  let hasLines = false;
  const breakAt = (name: string): void => {
    if (!lines.has(name) && !paragraphs.has(name)) return;
    hasLines = true;
    text += lines.has(name) ? '\n' : '\n\n';
  };
  const parser = new Parser({
    onopentagname(name) {
      if (unread.has(name)) unheard++;
      breakAt(name);
    },
    onclosetag(name) {
      if (unread.has(name)) unheard--;
      if (name !== 'br') breakAt(name);
    },
    ontext(part) {
      if (unheard === 0) text += part;
    },
  });
  parser.end(given);
  return { text, hasLines };
}

function cut(text: string, most: number): string {
  const characters = text.length > most ? [...text] : [];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
