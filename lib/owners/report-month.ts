import { dayOf, instantOfHour } from '../base/day.ts';

/** The hour of Brussels at which the reports of a month go out, on the first day of the next one. */
const mailHour = 8;
/** The last day on which reports are sent late, as after the site was down; later owners get no report of an earlier month. */
const lastDay = 10;

/** The month ("2026-10") whose reports are due at a time (ms since epoch); null from the eleventh of the next one on. */
export function findDueMonth(now: number): string | null {
  const today = dayOf(now);
  const month = today.slice(0, 7);
  const due = now >= instantOfHour(`${month}-01`, mailHour) && Number(today.slice(8)) <= lastDay;
  return due ? monthBefore(month) : null;
}

/** "2026-09" for "2026-10". */
export const monthBefore = (month: string): string => addMonths(month, -1);

/** Returns the start of a month in Belgium and that of the next one, in ms since epoch. */
export const monthBounds = (month: string): { from: number; until: number } => ({
  from: instantOfHour(`${month}-01`, 0),
  until: instantOfHour(`${addMonths(month, 1)}-01`, 0),
});

function addMonths(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}

/** Returns the time at which the reports of a month are sent, in ms since epoch. */
export const dueAt = (month: string): number => instantOfHour(`${addMonths(month, 1)}-01`, mailHour);

/** The months whose reports staff look at: the last one that is over, and the one that is not. */
export function reportMonths(now: number): { past: string; coming: string } {
  const coming = dayOf(now).slice(0, 7);
  return { past: monthBefore(coming), coming };
}
