// Days as text ("2026-11-22") and times as text ("09:30"), by the clock in Belgium.

// The Swedish format is "2026-11-22 09:30".
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short', timeStyle: 'short' });

/** Returns the day in Belgium, "2026-11-21", of a time in ms since epoch. */
export const dayOf = (instant: number): string => clock.format(instant).slice(0, 10);

/** Returns the time of day in Belgium, "09:30", of a time in ms since epoch. */
export const timeOf = (instant: number): string => clock.format(instant).slice(11);

/** Returns the minutes since midnight of a time such as "09:30". */
export const minutesSinceMidnight = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Takes a day and minutes since midnight of local time; returns ms since epoch, null for the hour that is skipped in spring. */
export function instantAt(day: string, minutes: number): number | null {
  const asUtc = Date.parse(`${day}T00:00Z`) + minutes * minuteMs;
  const wanted = new Date(asUtc).toISOString().slice(0, 16).replace('T', ' ');
  // Belgium is one or two hours ahead; in autumn the first of two equal hours counts.
  const instants = [2, 1].map((ahead) => asUtc - ahead * hourMs);
  return instants.find((instant) => clock.format(instant) === wanted) ?? null;
}

/** Returns the time (ms since epoch) of a full hour of a day in Belgium; throws for the hour that is skipped in spring. */
export function instantOfHour(day: string, hour: number): number {
  const instant = instantAt(day, hour * 60);
  if (instant === null) throw new Error(`no ${hour} o'clock on ${day}`);
  return instant;
}

/** Whether a text is an existing day of this century, which "2026-02-31" is not. */
export const isDay = (text: string): boolean =>
  /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text) && addDays(text, 0) === text;

/** Returns the day of the week, from 1 (Monday) to 7. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** Returns the day `days` days later, or earlier when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Returns the number of days from one day to another, negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Returns `count` consecutive days. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, after) => addDays(first, after));

/** Durations in ms, without regard to summer time. */
export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
