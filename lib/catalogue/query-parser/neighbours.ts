import { type Quantity, type Surface, skip } from './quantity.ts';
import type { Term } from './terms.ts';

/** A city or another town. */
export const isPlace = (term: Term | undefined): boolean => term?.is === 'city' || term?.is === 'town';

/** Whether a term is a town and not a feature: in "with balcony and attic", "attic" is also the name of a town. */
export function isTownAt(terms: readonly Term[], at: number): boolean {
  const before = terms[at - 1]?.is;
  return before !== 'with' && (before !== 'and' || isPlace(terms[at - 2]));
}

/** Returns the last meaningful term before an index. */
export const termBefore = (terms: readonly Term[], at: number): Term | undefined =>
  terms.slice(0, at).findLast(({ is }) => !['empty', 'with', 'number', 'centre'].includes(is));

/** Whether a term such as "city" or "centre" belongs to a place beside it. */
export const isBesidePlace = (terms: readonly Term[], at: number): boolean =>
  isPlace(termBefore(terms, at)) || isPlace(terms[skip(terms, at + 1)]);

/** Returns the kind of a surface by its unit and the word before it; null for a garden or a terrace, which no filter covers. */
export function surfaceBefore(terms: readonly Term[], at: number, { exact, next }: Quantity): Surface | null {
  if (terms.slice(at, next).some(({ is }) => is === 'ares' || is === 'hectares')) return 'Plot';
  const before = termBefore(terms, at)?.is;
  // "a garden of 500 m²", but "a garden, at least 150 m²"
  const close = exact !== undefined || terms[at - 1]?.is === 'empty';
  if (before === 'feature' && close) return null;
  return before === 'plot' || before === 'land' ? 'Plot' : 'Living';
}

/** Returns the kind of a surface by the word after it; null if that says nothing. */
export function surfaceAfter(terms: readonly Term[], next: number): Surface | null {
  const after = terms[skip(terms, next)]?.is;
  return after === 'living' ? 'Living' : after === 'plot' || after === 'land' ? 'Plot' : null;
}
