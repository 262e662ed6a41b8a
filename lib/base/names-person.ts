import { dialledDigits } from './phone.ts';
import { plain } from './slug.ts';

/** Whether any text of a nested value contains an address, whole name or telephone number of a person. */
export const namesPerson = (value: unknown, known: readonly string[]): boolean =>
  textsIn(value).some((text) => known.some((name) => names(text, name)));

function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  if (typeof value !== 'string') return [];
  return value.startsWith('?') ? [...new URLSearchParams(value).values()] : [value];
}

/** Whether a text contains an address, name or number; a first name alone does not identify a person. */
function names(text: string, known: string): boolean {
  const [words, wanted] = [splitWords(text), splitWords(known)];
  const digits = /^[+\d\s./()-]+$/.test(known) ? dialledDigits(known) : '';
  if (digits.length >= 6) return dialledDigits(text).includes(digits);
  return (wanted.length > 1 || known.includes('@')) && wanted.every((word) => words.includes(word));
}

/** The words of a text, without the punctuation around them. */
const splitWords = (text: string): string[] =>
  plain(text).match(/[\p{L}\p{N}](?:[^\s,;:!?()“”"]*[\p{L}\p{N}])?/gu) ?? [];
