import { addDays, dayOf, instantOfHour } from '../base/day.ts';
import type { Pace } from '../db/tables/subscriptions.ts';

/** The hour of Brussels at which the mails of a day go out. */
const mailHour = 8;

/** Returns the earliest time of a search's next alert (ms since epoch): now, or the next eight o'clock in Brussels. */
export function computeNextAlert(pace: Pace, now: number): number {
  if (pace === 'atOnce') return now;
  const today = dayOf(now);
  const mailTime = instantOfHour(today, mailHour);
  return mailTime > now ? mailTime : instantOfHour(addDays(today, 1), mailHour);
}
