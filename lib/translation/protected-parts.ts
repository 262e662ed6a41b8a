/** The parts that a translation must not change: ends and beginnings of links, code, placeholders, addresses, marks of emphasis. */
const protectedParts =
  /\]\([^()\s]*\)|\[(?=[^[\]]*\]\()|`[^`]*`|\{[^{}]*\}|https?:\/\/[^\s)\]]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\*+/g;

/** The start of a line of Markdown: a heading, an item of a list, a quotation. */
const lineStart = /^\s*(?:(?:#{1,6}|[-+*]|\d+[.)])\s+|>\s*)*/;

const link = /\[[^[\]]+\]\([^()\s]*\)/g;

const lineMarker = (line: string): string => lineStart.exec(line)?.[0] ?? '';

/** Whether a translation has the placeholders, links and marks of its source, the same blocks line by line, and any text. */
export function preservesParts(source: string, translation: string): boolean {
  const sorted = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).toSorted().join('\n');
  const starts = (text: string) => text.split('\n').map((line) => lineMarker(line).trim());
  return (
    translation.trim() !== '' &&
    sorted(source, protectedParts) === sorted(translation, protectedParts) &&
    (source.match(link) ?? []).length === (translation.match(link) ?? []).length &&
    starts(source).join('\n') === starts(translation).join('\n')
  );
}

/**
 * Translates by a service that understands tags: each line is a separate text without its list marker, and protected parts are in
 * an element that no service translates (`ignore_tags` of DeepL, `translate="no"` of LibreTranslate).
 */
export async function translateTagged(
  texts: readonly string[],
  send: (lines: string[]) => Promise<readonly string[]>,
): Promise<string[]> {
  const read = texts.map((text) =>
    text.split('\n').map((line) => {
      const start = lineMarker(line);
      return { start, words: line.slice(start.length) };
    }),
  );
  const hasWords = ({ words }: { words: string }) => /\p{L}/u.test(words);
  const asked = read.flat().filter(hasWords);
  const answers = asked.length === 0 ? [] : await send(asked.map(({ words }) => addTags(words)));
  const translations = new Map(asked.map((line, i) => [line, readTags(answers[i] ?? '', line.words)]));
  return read.map((lines) => lines.map((line) => line.start + (translations.get(line) ?? line.words)).join('\n'));
}

function addTags(words: string): string {
  let count = 0;
  const parts = words.split(new RegExp(`(${protectedParts.source})`));
  return parts.map((part, i) => (i % 2 === 0 ? escapeTags(part) : element(count++))).join('');
}

const element = (i: number): string => `<code id="${i}" translate="no">${i}</code>`;

function readTags(answer: string, words: string): string {
  const protectedTexts = words.match(protectedParts) ?? [];
  const pieces = answer.split(/<code id="(\d+)"[^<>]*(?:\/>|>[^<]*<\/code>)/);
  return pieces.map((piece, i) => (i % 2 === 0 ? unescapeTags(piece) : (protectedTexts[Number(piece)] ?? ''))).join('');
}

const escapeTags = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const unescapeTags = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d+)|#x([\da-f]+));/gi, (whole, name, decimal, hex) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
