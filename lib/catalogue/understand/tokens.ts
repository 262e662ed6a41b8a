import { plain } from '../../slug.ts';

/** A word, number or sign of a line, with its place in it. */
export interface Token {
  /** In small letters without accents. */
  text: string;
  from: number;
  to: number;
  /** Of a number as people write them: "300.000", "300 000", "0,3". */
  value?: number;
}

/** Groups of three figures that the same sign parts; else a number with or without decimals. */
const number = String.raw`\d{1,3}([ .,\u00a0\u202f])\d{3}(?:\1\d{3})*(?![.,\u00a0\u202f]?\d)|\d+(?:[.,]\d+)?`;
const word = String.raw`\p{L}[\p{L}\p{M}\d²]*`;
const sign = String.raw`[€<>≤≥+]|(?<=\d ?)[-–](?= ?€? ?\d)`;
const tokens = new RegExp(`${number}|${word}|${sign}`, 'gu');

/** Takes a line apart; what is neither word, number nor a sign that means something is left out. */
export const tokensOf = (line: string): Token[] =>
  [...line.matchAll(tokens)].map((found) => {
    const [raw, separator] = found;
    const token = { text: raw === '–' ? '-' : plain(raw), from: found.index, to: found.index + raw.length };
    return /^\d/.test(raw) ? { ...token, value: numberIn(raw, separator) } : token;
  });

/** "0,300" is a fraction: nobody groups a zero. */
function numberIn(raw: string, separator: string | undefined): number {
  return separator && !raw.startsWith('0') ? Number(raw.replaceAll(separator, '')) : Number(raw.replace(',', '.'));
}
