import type { Locale } from '../i18n/locales.ts';
import { messagesIn } from '../i18n/messages.ts';

type Words = Record<string, unknown>;

/** Where messages/ has the terms of the trade: what the pages call the attributes of a home, and mentions that the law wants. */
const places = ['attributes', 'groups', 'legal'] as const;

/** Shorter words say too little. */
const shortest = 5;

/** The terms of the site that a text may need, with their translations: those of which a word begins as one of the text does. */
export function termsIn(text: string, from: Locale, to: Locale): [source: string, target: string][] {
  const stem = (word: string) => word.toLowerCase().slice(0, shortest);
  const stems = (words: string) => (words.match(/\p{L}{5,}/gu) ?? []).map(stem);
  const known = new Set(stems(text));
  return places.flatMap((place) => {
    const [sources, targets] = [messagesIn(from)[place] as Words, messagesIn(to)[place] as Words];
    return Object.entries(sources).flatMap(([name, source]): [string, string][] => {
      const target = targets[name];
      if (typeof source !== 'string' || typeof target !== 'string' || source.length > maxTermLength) return [];
      return stems(source).some((one) => known.has(one)) ? [[source, target]] : [];
    });
  });
}

/** In characters: what is longer is a sentence. */
const maxTermLength = 60;
