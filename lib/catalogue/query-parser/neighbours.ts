import { type Quantity, type Surface, skip } from './quantity.ts';
import type { Term } from './terms.ts';

// What the terms around a place in a line say of it.

/** A city or another town. */
export const isPlace = (term: Term | undefined): boolean => term?.is === 'city' || term?.is === 'town';

/** Not what a home has: "with balcony and attic", where the attic is called as a town. */
export function isTownAt(terms: readonly Term[], at: number): boolean {
  const before = terms[at - 1]?.is;
  return before !== 'with' && (before !== 'and' || isPlace(terms[at - 2]));
}

/** The last term before a place that says something. */
export const termBefore = (terms: readonly Term[], at: number): Term | undefined =>
  terms.slice(0, at).findLast(({ is }) => !['empty', 'with', 'number', 'centre'].includes(is));

/** Whether what is said at a term, such as "city" or "centre", is said of a place beside it. */
export const isBesidePlace = (terms: readonly Term[], at: number): boolean =>
  isPlace(termBefore(terms, at)) || isPlace(terms[skip(terms, at + 1)]);

/** What a surface is of by its unit and the word before it; null for the garden's or the terrace's, by which no list is filtered. */
export function surfaceBefore(terms: readonly Term[], at: number, { exact, next }: Quantity): Surface | null {
  if (terms.slice(at, next).some(({ is }) => is === 'ares' || is === 'hectares')) return 'Plot';
  const before = termBefore(terms, at)?.is;
  // "a garden of 500 m²", but "a garden, at least 150 m²"
  const close = exact !== undefined || terms[at - 1]?.is === 'empty';
  if (before === 'feature' && close) return null;
  return before === 'plot' || before === 'land' ? 'Plot' : 'Living';
}

/** What the word behind a surface says that it is of; null where it says nothing. */
export function surfaceAfter(terms: readonly Term[], next: number): Surface | null {
  const after = terms[skip(terms, next)]?.is;
  return after === 'living' ? 'Living' : after === 'plot' || after === 'land' ? 'Plot' : null;
}
