import { dayOf, daysFrom, hourMs, instantOf, minuteMs, weekdayOf } from '../day.ts';
import { belgianHolidays } from './holidays.ts';
import type { VisitPlace, VisitRules } from './schema.ts';

/** A moment for an appointment; ms since epoch. */
export interface Slot {
  startsAt: number;
  endsAt: number;
}

/** Every moment that is offered at a place, the earliest first, whether it is taken or not. */
export function listSlots({ hours, slotMinutes }: VisitPlace, rules: VisitRules, now: number): Slot[] {
  const earliest = now + rules.noticeHours * hourMs;
  return openDays(rules, now).flatMap((day) =>
    hours
      .filter(({ days }) => days.includes(weekdayOf(day)))
      .flatMap(({ opens, closes }) => startsOf(minutesOf(opens), minutesOf(closes), slotMinutes))
      .sort((a, b) => a - b)
      .flatMap((start) => instantOf(day, start) ?? [])
      .filter((startsAt) => startsAt >= earliest)
      .map((startsAt) => ({ startsAt, endsAt: startsAt + slotMinutes * minuteMs })),
  );
}

/** The days that are offered, as YYYY-MM-DD. */
function openDays({ daysAhead, publicHolidays, closed }: VisitRules, now: number): string[] {
  return daysFrom(dayOf(now), daysAhead)
    .filter((day) => !closed.some(({ from, to }) => from <= day && day <= to))
    .filter((day) => !publicHolidays || !belgianHolidays(Number(day.slice(0, 4))).has(day));
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const startsOf = (opens: number, closes: number, length: number): number[] =>
  Array.from({ length: Math.floor((closes - opens) / length) }, (_, i) => opens + i * length);
