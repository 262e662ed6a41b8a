import { dayMs, dayOf, daysFrom, hourMs, instantAt, minuteMs, minutesSinceMidnight, weekdayOf } from '../base/day.ts';
import { overlap, type Span } from '../base/span.ts';
import type { VisitPlace, VisitRules } from '../content/visit-settings.ts';

/** A moment for an appointment. */
export type Slot = Span;

/** Every time slot at a place without absences, taken or not, the earliest first. */
export function listSlots(
  { hours, slotMinutes }: VisitPlace,
  rules: VisitRules,
  now: number,
  absences: readonly Span[],
): Slot[] {
  const earliest = now + rules.noticeHours * hourMs;
  const slots = openDays(rules, now).flatMap((day) =>
    hours
      .filter(({ days }) => days.includes(weekdayOf(day)))
      .flatMap(({ opens, closes }) => startsOf(minutesSinceMidnight(opens), minutesSinceMidnight(closes), slotMinutes))
      .sort((a, b) => a - b)
      .flatMap((start) => instantAt(day, start) ?? [])
      .filter((startsAt) => startsAt >= earliest)
      .map((startsAt) => ({ startsAt, endsAt: startsAt + slotMinutes * minuteMs })),
  );
  return slots.filter((slot) => !absences.some((absence) => overlap(absence, slot)));
}

/** The days that are offered, as YYYY-MM-DD. */
const openDays = (rules: VisitRules, now: number): string[] =>
  daysFrom(dayOf(now), rules.daysAhead).filter((day) => findClosing(day, rules) === null);

/** Returns the reason for which everything is closed on a day: a public holiday, or a closed period with its reason, if any; null if it is open. */
export function findClosing(
  day: string,
  { publicHolidays, closed }: VisitRules,
): 'holiday' | VisitRules['closed'][number] | null {
  const closing = closed.find(({ from, to }) => from <= day && day <= to);
  const isHoliday = publicHolidays && listBelgianHolidays(Number(day.slice(0, 4))).has(day);
  return closing ?? (isHoliday ? 'holiday' : null);
}

const startsOf = (opens: number, closes: number, length: number): number[] =>
  Array.from({ length: Math.floor((closes - opens) / length) }, (_, i) => opens + i * length);

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Easter Sunday at midnight UTC, by the Gregorian computus (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): number {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return Date.UTC(year, month - 1, day);
}

const fixed = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'];
/** Easter Monday, Ascension, Whit Monday: days after Easter. */
const movable = [1, 39, 50];

/** The ten public holidays of a year in Belgium (royal decree of 18 April 1974), as YYYY-MM-DD. */
export const listBelgianHolidays = (year: number): Set<string> =>
  new Set([...fixed.map((day) => `${year}-${day}`), ...movable.map((after) => iso(easter(year) + after * dayMs))]);
