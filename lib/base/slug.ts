/** Lower case, diacritics and punctuation removed, spaces to hyphens (specification, section 5): "'t Zand" → "t-zand". */
export const slug = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');

/** Lower case without diacritics, for comparing what a visitor typed with a name: "Liège" → "liege". */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .trim();
