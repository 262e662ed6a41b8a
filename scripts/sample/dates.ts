import { addDays } from '../../lib/day.ts';
import { dayMs } from '../../lib/duration.ts';
import type { Random } from './random.ts';

/** The last day of the sample: nothing is published or changed after it. */
export const today = '2026-11-15';

/** A date from `first` to `last`, both included; `first` when `last` comes before it. */
export const dayBetween = (first: string, last: string, random: Random): string =>
  addDays(first, random.int(0, Math.max(0, (Date.parse(last) - Date.parse(first)) / dayMs)));

/** The later of two dates. */
export const latest = (a: string, b: string): string => (a > b ? a : b);

/** The earlier of two dates. */
export const earliest = (a: string, b: string): string => (a < b ? a : b);
