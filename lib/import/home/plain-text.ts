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

/** Takes a text that may be HTML and the most characters it may have; returns it plain, an empty line between paragraphs. */
export function plainText(given: string, most: number): string {
  const text = withoutMarkup(given.replace(/\r\n?/g, '\n'))
    .toWellFormed()
    .replace(unwanted, '')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
  return cut(text, most);
}

/** The same on one line, as a title. */
export const plainLine = (given: string, most: number): string =>
  cut(plainText(given, Number.MAX_SAFE_INTEGER).replace(/\s*\n\s*/g, ' '), most);

function withoutMarkup(given: string): string {
  const told: string[] = [];
  let unheard = 0;
  let isHtml = false;
  const breakAt = (name: string): void => {
    if (lines.has(name)) told.push('\n');
    else if (paragraphs.has(name)) told.push('\n\n');
    else return;
    isHtml = true;
  };
  const parser = new Parser({
    onopentagname(name) {
      if (unread.has(name)) unheard++;
      breakAt(name);
    },
    onclosetag(name) {
      if (unread.has(name)) unheard--;
      else if (name !== 'br') breakAt(name);
    },
    ontext(text) {
      if (unheard === 0) told.push(text);
    },
  });
  // In HTML a line feed is a space; in a plain text it ends a line. A first look says which of the two it is.
  parser.end(given);
  if (!isHtml) return told.join('');
  told.length = 0;
  unheard = 0;
  parser.parseComplete(given.replace(/\s+/g, ' '));
  return told.join('');
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
