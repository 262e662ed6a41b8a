import type { Named, Names } from './names.ts';
import { isOneEditApart } from './one-edit.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Sense } from './vocabulary.ts';

/** A part of a line and what it means, as far as it can be said without its neighbours. */
export type Term = (Sense | Named | { is: 'unknown' }) & {
  text: string;
  from: number;
  to: number;
};

/** Words in the longest phrase that is looked for. */
const longest = 6;
/** The words in which a slip is forgiven, and their fewest letters. */
const forgiven: readonly Sense['is'][] = ['kind', 'feature', 'bedrooms'];
const fewestLetters = 6;

/** The terms of a line: always the longest phrase or name that is known; what is none is read again with one slip forgiven. */
export function termsOf(line: string, phrases: ReadonlyMap<string, Sense>, names: Names): Term[] {
  const tokens = tokensOf(line);
  const terms: Term[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { term, size } = exactly(tokens, at, phrases, names) ??
      nearly(tokens, at, phrases, names) ?? { term: { is: 'unknown' as const }, size: 1 };
    const [first, last] = [tokens[at], tokens[at + size - 1]];
    if (first && last) terms.push({ ...term, text: textOf(tokens, at, size), from: first.from, to: last.to });
    at += size;
  }
  return terms;
}

type Found = { term: Sense | Named; size: number } | null;

function exactly(tokens: Token[], at: number, phrases: ReadonlyMap<string, Sense>, names: Names): Found {
  const value = tokens[at]?.value;
  if (value !== undefined) return { term: { is: 'number', value }, size: 1 };
  for (let size = Math.min(longest, tokens.length - at); size > 0; size--) {
    const phrase = textOf(tokens, at, size);
    const term = phrases.get(phrase) ?? names.find(phrase);
    const meant = term?.is === 'kind' ? names.typeWith(term.kind) : term;
    if (meant) return { term: meant, size };
  }
  return null;
}

/** One letter wrong: in a name, or in a long word for a home or for what it has. */
function nearly(tokens: Token[], at: number, phrases: ReadonlyMap<string, Sense>, names: Names): Found {
  for (let size = Math.min(names.longest, tokens.length - at); size > 0; size--) {
    const term = names.findNear(textOf(tokens, at, size));
    if (term) return { term, size };
  }
  const [word = ''] = [tokens[at]?.text];
  for (const [phrase, sense] of phrases) {
    if (phrase.length < fewestLetters || !forgiven.includes(sense.is) || !isOneEditApart(phrase, word)) continue;
    const meant = sense.is === 'kind' ? names.typeWith(sense.kind) : sense;
    if (meant) return { term: meant, size: 1 };
  }
  return null;
}

const textOf = (tokens: Token[], at: number, size: number): string =>
  tokens
    .slice(at, at + size)
    .map(({ text }) => text)
    .join(' ');
