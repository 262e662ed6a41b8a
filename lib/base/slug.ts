/** Returns a text in lower case without diacritics and punctuation, with hyphens for spaces (specification, section 5): "'t Zand" → "t-zand". */
export const slug = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns a text in lower case without diacritics, to compare typed text with names: "Liège" → "liege". */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .trim();
