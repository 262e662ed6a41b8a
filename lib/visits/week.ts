import type { WeeklyHours } from '../content/visit-settings.ts';

// Weekly hours as staff type them, a line a day: "10:00–12:15, 13:30–18:45".

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const lineText = ({ opens, closes }: Pick<WeeklyHours[number], 'opens' | 'closes'>): string => `${opens}–${closes}`;

/** The hours of a day (1 is Monday); empty for a day without. */
export const formatHoursOn = (hours: WeeklyHours, day: number): string =>
  hours
    .filter(({ days }) => days.includes(day))
    .map(lineText)
    .toSorted()
    .join(', ');

const line = /^(\d{1,2})(?:[:.hu](\d{2})?)?\s*[-–—]\s*(\d{1,2})(?:[:.hu](\d{2})?)?$/i;

/** The hours of a day from typed text, "9.30-12" as well; null if they are not hours, or overlap. */
function readDay(text: string): { opens: string; closes: string }[] | null {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const lines = parts.flatMap((part) => {
    const [, hour = '', minute = '00', endHour = '', endMinute = '00'] = line.exec(part) ?? [];
    return hour ? [{ opens: clock(hour, minute), closes: clock(endHour, endMinute) }] : [];
  });
  const times = lines.toSorted((a, b) => (a.opens < b.opens ? -1 : 1)).flatMap(({ opens, closes }) => [opens, closes]);
  // One after the other, and each before it ends; two parts may touch.
  const isInOrder = times.every(
    (time, i) => i === 0 || (i % 2 ? time > (times[i - 1] ?? '') : time >= (times[i - 1] ?? '')),
  );
  return lines.length === parts.length && isInOrder && times.every((time) => time < '24:00' && time.slice(3) < '60')
    ? lines
    : null;
}

const clock = (hour: string, minute: string): string => `${hour.padStart(2, '0')}:${minute}`;

/** The fields `prefix.1` to `prefix.7` of a form; `wrong` names those that are no hours. */
export function readWeek(
  fields: Readonly<Record<string, string>>,
  prefix: string,
): { hours: WeeklyHours; wrong: string[] } {
  const lines = new Map<string, WeeklyHours[number]>();
  const wrong: string[] = [];
  for (const day of weekdays) {
    const found = readDay(fields[`${prefix}.${day}`] ?? '');
    if (!found) wrong.push(`${prefix}.${day}`);
    for (const one of found ?? []) {
      const known = lines.get(lineText(one));
      if (known) known.days.push(day);
      else lines.set(lineText(one), { days: [day], ...one });
    }
  }
  return { hours: [...lines.values()], wrong };
}

/** Weekly hours in one line, by the numbers of the days: "1–5 10:00–12:15, 13:30–18:45; 6 10:00–13:00". */
export const formatWeek = (hours: WeeklyHours): string =>
  [...Map.groupBy(weekdays, (day) => formatHoursOn(hours, day))]
    .filter(([text]) => text)
    .map(([text, days]) => `${daysText(days)} ${text}`)
    .join('; ');

/** "1–5", "1, 3" */
function daysText(days: readonly number[]): string {
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  return days.length > 2 && last - first === days.length - 1 ? `${first}–${last}` : days.join(', ');
}
