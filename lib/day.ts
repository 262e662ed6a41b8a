import { dayMs } from './duration.ts';

// Days as text, "2026-11-22": no time zone plays a part, and no clock that is put forward or back.

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** The day so many days later, earlier when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** So many days in a row. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, after) => addDays(first, after));
