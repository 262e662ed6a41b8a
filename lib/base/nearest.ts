import { slug } from './slug.ts';

/** Returns the known name that was probably meant: at most one typo per four letters, ignoring case and accents; undefined if none or several match. */
export function nearest(given: unknown, known: Iterable<unknown>): string | undefined {
  if (typeof given !== 'string') return undefined;
  const wanted = slug(given);
  const maxSlips = Math.ceil(wanted.length / 4);
  let best: { name: string; slips: number } | undefined;
  let isAlone = true;
  for (const name of known) {
    if (typeof name !== 'string' || Math.abs(name.length - wanted.length) > maxSlips) continue;
    const slips = slipsBetween(wanted, slug(name), best?.slips ?? maxSlips);
    if (slips > (best?.slips ?? maxSlips)) continue;
    isAlone = best?.slips !== slips;
    best = { name, slips };
  }
  return wanted.length > 1 && isAlone ? best?.name : undefined;
}

/** Counts the letters that were added, left out, replaced or swapped with the next; a count above `maxSlips` is `maxSlips + 1`. */
function slipsBetween(a: string, b: string, maxSlips: number): number {
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + same,
        isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > maxSlips) return maxSlips + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
