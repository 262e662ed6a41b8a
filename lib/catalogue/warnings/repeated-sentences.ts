import type { Locale } from '../../i18n/locales.ts';
import type { Property } from '../schema/property.ts';

/** Shorter sentences may be equal in many homes. */
const minWords = 7;
export const maxNamedHomes = 3;

/** A sentence that too many homes share; figures are ignored. */
export interface RepeatedSentence {
  /** The sentence in the wording of the first home. */
  sentence: string;
  homes: number[];
}

/** Returns the sentences of more than six words, without figures, that are in the descriptions of more than three homes; the most frequent first. */
export function repeatedSentences(
  homes: Iterable<Pick<Property, 'id' | 'description'>>,
  locale: Locale,
): RepeatedSentence[] {
  const found = new Map<string, RepeatedSentence>();
  for (const { id, description } of homes)
    for (const sentence of splitSentences(description[locale])) {
      const words = sentence.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? [];
      if (words.length < minWords) continue;
      const same = found.get(words.join(' ')) ?? { sentence, homes: [] };
      if (!same.homes.includes(id)) same.homes.push(id);
      found.set(words.join(' '), same);
    }
  return [...found.values()]
    .filter((repeated) => repeated.homes.length > maxNamedHomes)
    .sort((a, b) => b.homes.length - a.homes.length);
}

const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?…][»”"]?)\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
