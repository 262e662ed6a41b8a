import { hourMs } from '../duration.ts';
import type { paces } from '../forms/schemas/search.ts';

/** How soon a visitor hears of what is new. */
export type Pace = (typeof paces)[number];

const brussels = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Brussels', hour: '2-digit', hourCycle: 'h23' });
/** The hour of Brussels at which the mails of a day go out. */
const mailHour = 8;

/** From when a search may be told of something again (ms since epoch): at once, or at the next eight o'clock of Brussels. */
export function nextTurn(pace: Pace, now: number): number {
  if (pace === 'atOnce') return now;
  let turn = now - (now % hourMs) + hourMs;
  while (Number(brussels.format(turn)) !== mailHour) turn += hourMs;
  return turn;
}
