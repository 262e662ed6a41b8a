import { dayMs } from '../../lib/duration.ts';
import type { Random } from './random.ts';

/** The last day of the sample: nothing is published or changed after it. */
export const today = '2026-11-15';

const numberOf = (date: string): number => Math.round(Date.parse(date) / dayMs);
const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** The date so many days later (earlier when negative). */
export const addDays = (date: string, days: number): string => dateOf(numberOf(date) + days);

/** A date from `first` to `last`, both included; `first` when `last` comes before it. */
export const dayBetween = (first: string, last: string, random: Random): string =>
  dateOf(random.int(numberOf(first), Math.max(numberOf(first), numberOf(last))));

/** The later of two dates. */
export const latest = (a: string, b: string): string => (a > b ? a : b);

/** The earlier of two dates. */
export const earliest = (a: string, b: string): string => (a < b ? a : b);
