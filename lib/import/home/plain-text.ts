import { Parser } from 'htmlparser2';

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
