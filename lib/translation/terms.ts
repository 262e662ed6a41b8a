import type { Locale } from '../i18n/locales.ts';
import { messagesIn } from '../i18n/messages.ts';

type Words = Record<string, unknown>;

/** The parts of messages/ with the terms of the trade: the attributes of a home, and mandatory mentions. */
const places = ['attributes', 'groups', 'legal'] as const;

/** The length of a stem; shorter words are too ambiguous. */
const stemLength = 5;

/** Returns the terms that a text may need, with their translations: those with a word that begins like a word of the text. */
export function termsIn(text: string, from: Locale, to: Locale): [source: string, target: string][] {
  const stem = (word: string) => word.toLowerCase().slice(0, stemLength);
  const stems = (words: string) => (words.match(/\p{L}{5,}/gu) ?? []).map(stem);
  const known = new Set(stems(text));
  return places.flatMap((place) => {
    const [sources, targets] = [messagesIn(from)[place] as Words, messagesIn(to)[place] as Words];
    return Object.entries(sources).flatMap(([name, source]): [string, string][] => {
      const target = targets[name];
      if (typeof source !== 'string' || typeof target !== 'string' || source.length > maxTermLength) return [];
      return stems(source).some((stemmed) => known.has(stemmed)) ? [[source, target]] : [];
    });
  });
}

/** The maximum length of a term in characters; longer messages are sentences. */
const maxTermLength = 60;
