import { addDays, dayOf, instantOfHour } from '../base/day.ts';
import type { Pace } from '../db/tables/subscriptions.ts';

/** The hour of Brussels at which the mails of a day go out. */
const mailHour = 8;

/** When the next alert of a search may be sent (ms since epoch): at once, or at the next eight o'clock of Brussels. */
export function nextTurn(pace: Pace, now: number): number {
  if (pace === 'atOnce') return now;
  const today = dayOf(now);
  const mailTime = instantOfHour(today, mailHour);
  return mailTime > now ? mailTime : instantOfHour(addDays(today, 1), mailHour);
}
