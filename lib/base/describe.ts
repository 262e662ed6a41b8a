const ellipsis = '…';
const noBreakSpaces = new Set(['\u00a0', '\u202f']);
const inlineTags = /<\/?(?:a|b|em|font|i|small|span|strong|su[bp]|u)\b[^>]*>/gi;
const otherTags = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>|<\/?[a-z!][^>]*>/gi;
const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * Takes a description and a limit in characters; returns plain text of at most that length, plus an ellipsis when it was cut:
 * at the last word boundary if that lies beyond 80 % of the limit, else at the limit (specification, section 9).
 */
export const cleanDescription = (text: string, limit = 250): string => {
  const clean = plainText(text);
  if (clean.length <= limit) return clean;
  const boundary = clean.lastIndexOf(' ', limit);
  const cut = clean.slice(0, boundary > limit * 0.8 ? boundary : limit);
  return withoutHalfCharacter(cut).trimEnd() + ellipsis;
};

/** Splits a description at empty lines; returns its paragraphs as plain text. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map(plainText)
    .filter((paragraph) => paragraph !== '');

const plainText = (text: string): string =>
  text
    .replace(inlineTags, '')
    .replace(otherTags, ' ')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, (space) => (noBreakSpaces.has(space) ? space : ' '))
    .trim();

/** Removes half a character at the end: some take two code units, between which a cut may fall. */
const withoutHalfCharacter = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '');
