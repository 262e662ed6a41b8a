import { grouped, readAmount } from '../../base/amount.ts';
import { plain } from '../../base/slug.ts';
import type { Feature } from '../search/criteria.ts';
import type { Named, Names } from './names.ts';
import type { WordSense } from './vocabulary.ts';

/** A part of a line with its meaning, as far as that does not depend on its neighbours. */
export type Term = (WordSense | Named | { is: 'unknown' }) & {
  text: string;
  from: number;
  to: number;
};

/** Words in the longest phrase that is looked for. */
const maxPhraseWords = 6;
/** The words that are also found with a typo, and their minimum length. */
const withTypos: readonly WordSense['is'][] = ['kind', 'feature', 'bedrooms', 'without'];
const minLetters = 6;

/** Splits a line into terms: each is the longest known phrase or name, otherwise one with a typo, otherwise an unknown word. */
export function readTerms(line: string, phrases: ReadonlyMap<string, WordSense>, names: Names): Term[] {
  const tokens = tokenizeLine(line).flatMap((token) => splitCompound(token, phrases, names));
  const terms: Term[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { term, size } = exactly(tokens, at, phrases, names) ??
      nearly(tokens, at, phrases, names) ?? { term: { is: 'unknown' as const }, size: 1 };
    const [first, last] = [tokens[at], tokens[at + size - 1]];
    if (first && last) terms.push({ ...term, text: joinTokens(tokens, at, size), from: first.from, to: last.to });
    at += size;
  }
  return terms;
}

/** The words for "or" in all languages. */
export const ors = ['of', 'ou', 'or', 'oder'];

/** The words that may follow a number in a compound word: "Fünfzimmerwohnung", "driehonderdduizend". */
const afterNumber: readonly WordSense['is'][] = ['rooms', 'bedrooms', 'hundred', 'thousand'];
/** The features that may precede a kind in a compound word: "nieuwbouwappartement", "Terrassenwohnung". */
const beforeKind: readonly Feature[] = ['newbuild', 'terrace'];
const shortestPart = 3;

/** Splits a compound word whose parts alone are known: a number and its unit, or a feature and a kind; returns other words as they are. */
function splitCompound(token: Token, phrases: ReadonlyMap<string, WordSense>, names: Names): Token[] {
  const { text, from, to } = token;
  if (token.value !== undefined || phrases.has(text) || names.find(text)) return [token];
  const isKind = (word: string) => phrases.get(word)?.is === 'kind' || names.find(word)?.is === 'type';
  const isOfNumber = (word: string) => afterNumber.some((is) => is === phrases.get(word)?.is) || isKind(word);
  /** Returns the ends of the parts from a position on; null if they are not all known. */
  const endsFrom = (start: number, isPart: (word: string) => boolean): number[] | null => {
    if (start === text.length) return [];
    for (let end = start + shortestPart; end <= text.length; end++) {
      const others = isPart(text.slice(start, end)) && endsFrom(end, isPart);
      if (others) return [end, ...others];
    }
    return null;
  };
  for (let head = shortestPart; head <= text.length - shortestPart; head++) {
    const sense = phrases.get(text.slice(0, head));
    const isFeature = sense?.is === 'feature' && beforeKind.includes(sense.feature);
    const ends = sense?.is === 'number' ? endsFrom(head, isOfNumber) : isFeature ? endsFrom(head, isKind) : null;
    if (!ends) continue;
    return [head, ...ends].map((end, index, all) => {
      const start = all[index - 1] ?? 0;
      return { text: text.slice(start, end), from: from + start, to: end === text.length ? to : from + end };
    });
  }
  return [token];
}

type Found = { term: WordSense | Named; size: number } | null;

function exactly(tokens: Token[], at: number, phrases: ReadonlyMap<string, WordSense>, names: Names): Found {
  const value = tokens[at]?.value;
  // "4 façades"
  const min = value === undefined ? 1 : 2;
  for (let size = Math.min(maxPhraseWords, tokens.length - at); size >= min; size--) {
    const phrase = joinTokens(tokens, at, size);
    const term = phrases.get(phrase) ?? names.find(phrase);
    const meant = term && resolveKind(term, names);
    if (meant) return { term: meant, size };
  }
  const kind = value === undefined ? null : eitherKind(tokens, at, phrases);
  const meant = kind && resolveKind(kind, names);
  if (meant) return { term: meant, size: 1 };
  return value === undefined ? null : { term: { is: 'number', value }, size: 1 };
}

/** Reads the first number of "3 or 4 façades", which counts the same as the second; null for others. */
function eitherKind(tokens: Token[], at: number, phrases: ReadonlyMap<string, WordSense>): WordSense | null {
  const [number, or, other, counted] = tokens.slice(at, at + 4);
  if (!ors.includes(or?.text ?? '') || other?.value === undefined) return null;
  const sense = phrases.get(`${number?.text} ${counted?.text}`);
  return sense?.is === 'kind' ? sense : null;
}

/** Returns the type of a kind instead of the kind; null if no type has it. */
function resolveKind(sense: WordSense | Named, names: Names): WordSense | Named | null {
  if (sense.is !== 'kind') return sense;
  const named = names.typeWith(sense.kind);
  return named && sense.goal ? { ...named, goal: sense.goal } : named;
}

/** Finds a name, or a long word for a home or a feature, with one typo. */
function nearly(tokens: Token[], at: number, phrases: ReadonlyMap<string, WordSense>, names: Names): Found {
  let type: Found = null;
  for (let size = Math.min(names.longest, tokens.length - at); size > 0; size--) {
    const term = names.findNear(joinTokens(tokens, at, size));
    // The words for a type are more exact than its name.
    if (term?.is === 'type') type ??= { term, size };
    else if (term) return { term, size };
  }
  const [word = ''] = [tokens[at]?.text];
  for (const [phrase, sense] of phrases) {
    if (phrase.length < minLetters || !withTypos.includes(sense.is) || !isOneEditApart(phrase, word)) continue;
    const meant = resolveKind(sense, names);
    if (meant) return { term: meant, size: 1 };
  }
  return type;
}

const joinTokens = (tokens: Token[], at: number, size: number): string =>
  tokens
    .slice(at, at + size)
    .map(({ text }) => text)
    .join(' ');

/** A word, number or sign of a line, with its place in it. */
interface Token {
  /** In small letters without accents. */
  text: string;
  from: number;
  to: number;
  /** The value of a number as people write it: "300.000", "300 000", "0,3". */
  value?: number;
}

/** Groups of three digits, with or without decimals; else a number with or without decimals. */
const number = String.raw`${grouped}(?:[.,]\d{1,2})?(?![.,'’\u00a0\u202f]?\d)|\d+(?:[.,]\d+)?`;
const word = String.raw`\p{L}[\p{L}\p{M}\d²]*`;
const sign = String.raw`[€<>≤≥+]|(?<=\d ?)[-–](?= ?€? ?\d)`;
const tokens = new RegExp(`${number}|${word}|${sign}`, 'gu');

/** Splits a line into words, numbers and known signs; leaves out everything else. */
const tokenizeLine = (line: string): Token[] =>
  [...line.matchAll(tokens)].map((found) => {
    const [raw] = found;
    const token = { text: raw === '–' ? '-' : plain(raw), from: found.index, to: found.index + raw.length };
    return /^\d/.test(raw) ? { ...token, value: numberIn(raw, found.groups?.sign) } : token;
  });

/** Reads a grouped number as forms do; in other numbers a sign separates decimals. */
const numberIn = (raw: string, sign: string | undefined): number =>
  (sign && readAmount(raw)) || Number(raw.replace(',', '.'));

/** Whether two words differ by one added, missing, wrong or swapped letter; false for equal words. */
export function isOneEditApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const exchanged = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (exchanged && short.slice(at + 2) === long.slice(at + 2));
}
