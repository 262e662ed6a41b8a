import { z } from 'zod';
import { isoDate, localized } from '../catalogue/schema/fields.ts';
import { zodIssue } from '../files/issue-codes.ts';

const time = z.iso.time({ precision: -1 });

const hours = z
  .strictObject({
    days: z.array(z.int().min(1).max(7)).min(1).meta({ description: '1 is Monday, 7 Sunday' }),
    opens: time.meta({ description: 'HH:MM' }),
    closes: time.meta({ description: 'HH:MM, after opens' }),
  })
  .refine(({ opens, closes }) => opens < closes, { ...zodIssue('hourOrder'), path: ['closes'] });

/** Weekly hours without overlaps, which would offer the same time twice. */
const weekly = z
  .array(hours)
  .min(1)
  .superRefine((lines, context) => {
    for (const [i, line] of lines.entries())
      if (lines.slice(0, i).some((before) => areAtOnce(before, line)))
        context.addIssue({ code: 'custom', path: [i, 'opens'], ...zodIssue('hourTwice') });
  });

type Hours = z.infer<typeof hours>;

const areAtOnce = (one: Hours, other: Hours): boolean =>
  one.days.some((day) => other.days.includes(day)) && one.opens < other.closes && one.closes > other.opens;

/** The minimum and maximum of each number, which forms show. */
export const ruleLimits = {
  slotMinutes: [10, 240],
  seats: [1, 50],
  noticeHours: [0, 240],
  daysAhead: [1, 60],
  holdMinutes: [1, 60],
  offerHours: [1, 72],
} as const;

function within(name: keyof typeof ruleLimits) {
  const [min, max] = ruleLimits[name];
  return z.int().min(min).max(max);
}

const place = z.strictObject({
  hours: weekly.meta({ description: 'when appointments can be; the last one ends by closes' }),
  slotMinutes: within('slotMinutes').meta({ description: 'how long an appointment takes' }),
  seats: within('seats').meta({ description: 'how many appointments there can be at the same moment' }),
});

/** The rules for visits to a home with its broker, and for appointments at the office; data/visits.json, in Belgian time. */
export const visitsSchema = z.strictObject({
  $schema: z.string().optional(),
  homes: place.meta({ description: 'visits to homes; seats are those of each broker' }),
  office: place,
  brokers: z
    .record(z.string(), weekly)
    .optional()
    .meta({ description: 'by an id of team.json: the hours of a broker where they differ from those of homes' }),
  noticeHours: within('noticeHours').meta({ description: 'an appointment is made at least so long before it begins' }),
  daysAhead: within('daysAhead').meta({ description: 'how many days are offered, from today' }),
  publicHolidays: z.boolean().meta({ description: 'true: also on the ten Belgian public holidays' }),
  closed: z.array(
    z
      .strictObject({
        from: isoDate.meta({ description: 'the first day' }),
        to: isoDate.meta({ description: 'the last day' }),
        why: localized.optional().meta({ description: 'what visitors read' }),
      })
      .refine(({ from, to }) => from <= to, { ...zodIssue('dayOrder'), path: ['to'] }),
  ),
  holdMinutes: within('holdMinutes').meta({ description: 'how long a moment is kept for who fills in the form' }),
  offerHours: within('offerHours').meta({ description: 'how long the first of a waiting list may think' }),
});
export type VisitRules = z.infer<typeof visitsSchema>;
export type VisitPlace = z.infer<typeof place>;
export type WeeklyHours = z.infer<typeof weekly>;
