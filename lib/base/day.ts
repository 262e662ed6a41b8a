// Days as text ("2026-11-22") and times as text ("09:30"), by the clock in Belgium.

// Sweden writes "2026-11-22 09:30".
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short', timeStyle: 'short' });

/** The day in Belgium of a time (ms since epoch): "2026-11-21". */
export const dayOf = (instant: number): string => clock.format(instant).slice(0, 10);

/** "09:30" in Belgium, of ms since epoch. */
export const timeOf = (instant: number): string => clock.format(instant).slice(11);

/** Minutes since midnight of a time as text. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Takes a day and minutes since midnight of local time; returns ms since epoch, null for the hour that is skipped in spring. */
export function instantOf(day: string, minutes: number): number | null {
  const asUtc = Date.parse(`${day}T00:00Z`) + minutes * minuteMs;
  const wanted = new Date(asUtc).toISOString().slice(0, 16).replace('T', ' ');
  // Belgium is one or two hours ahead; in autumn the first of two equal hours counts.
  const instants = [2, 1].map((ahead) => asUtc - ahead * hourMs);
  return instants.find((instant) => clock.format(instant) === wanted) ?? null;
}

/** A full hour of a day in Belgian local time, in ms since epoch; throws for the hour that is skipped in spring. */
export function hourOf(day: string, hour: number): number {
  const instant = instantOf(day, hour * 60);
  if (instant === null) throw new Error(`no ${hour} o'clock on ${day}`);
  return instant;
}

/** Whether a text is a day of this century that exists: "2026-02-31" is none. */
export const isDay = (text: string): boolean =>
  /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text) && addDays(text, 0) === text;

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** Returns the day `days` days later, or earlier when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** From one day to another, negative when that is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** That many consecutive days. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, after) => addDays(first, after));

/** Durations in ms, without regard to summer time. */
export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
