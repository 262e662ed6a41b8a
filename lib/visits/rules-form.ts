import 'server-only';
import type { z } from 'zod';
import { type VisitRules, visitsSchema } from '../content/visit-settings.ts';
import { date, weekdayName } from '../i18n/format.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import type { OfficeError } from '../staff/define-action.ts';
import { formatHoursOn, formatWeek, readWeek, weekdays } from './week.ts';

type Fields = Readonly<Record<string, string>>;
type FieldErrors = Record<string, OfficeError>;

/** The values of the form of data/visits.json, without the hours of individual brokers. */
type TypedRules = Omit<VisitRules, '$schema' | 'brokers'>;

/** The rules that were typed, or the errors by field. */
export function readRules(fields: Fields): { rules: TypedRules; errors: null } | { rules: null; errors: FieldErrors } {
  const [homes, office] = [readWeek(fields, 'homes'), readWeek(fields, 'office')];
  const rows = rowsOf(fields);
  const number = (name: string) => (fields[name] === undefined ? undefined : Number(fields[name]));
  const place = (name: 'homes' | 'office', { hours }: typeof homes) => ({
    hours,
    slotMinutes: number(`${name}.slotMinutes`),
    seats: number(`${name}.seats`),
  });
  const typed = {
    homes: place('homes', homes),
    office: place('office', office),
    noticeHours: number('noticeHours'),
    daysAhead: number('daysAhead'),
    publicHolidays: fields.publicHolidays === 'on',
    closed: rows.map((row) => closedPeriod(fields, row)),
    holdMinutes: number('holdMinutes'),
    offerHours: number('offerHours'),
  };
  const errors: FieldErrors = {};
  for (const name of [...homes.wrong, ...office.wrong]) errors[name] = 'hours';
  const parsed = visitsSchema.safeParse(typed);
  for (const issue of parsed.error?.issues ?? []) errors[fieldOf(issue.path, rows)] ??= errorOf(issue);
  return parsed.success && Object.keys(errors).length === 0
    ? { rules: typed as TypedRules, errors: null }
    : { rules: null, errors };
}

/** The rows of closed periods that are filled in and not marked for removal. */
function rowsOf(fields: Fields): number[] {
  const named = Object.keys(fields).flatMap((name) => /^closed\.(\d{1,3})\./.exec(name)?.[1] ?? []);
  return [...new Set(named.map(Number))].filter((row) => fields[`closed.${row}.drop`] !== 'on').sort((a, b) => a - b);
}

function closedPeriod(fields: Fields, row: number) {
  const [from, to] = [fields[`closed.${row}.from`], fields[`closed.${row}.to`]];
  const why = locales.map((locale) => [locale, fields[`closed.${row}.why.${locale}`] ?? ''] as const);
  return { from, to: to ?? from, ...(why.some(([, text]) => text) ? { why: Object.fromEntries(why) } : {}) };
}

/** The form field of a path in data/visits.json: for weekly hours, that of the first day. */
export function fieldOf(path: readonly PropertyKey[], rows: readonly number[] = []): string {
  const [first, second, ...rest] = path.map(String);
  if (first === 'closed' && second !== undefined) return ['closed', rows[Number(second)] ?? second, ...rest].join('.');
  return second === 'hours' ? `${first}.1` : path.join('.');
}

function errorOf(issue: z.core.$ZodIssue): OfficeError {
  const last = issue.path.at(-1);
  if (last === 'to') return issue.code === 'custom' ? 'endsFirst' : 'date';
  if (last === 'from') return 'date';
  if (last === 'hours' || issue.path.includes('why')) return 'required';
  return 'outOfRange';
}

/** The rules as their form names and shows them, by the paths of a merge: "homes.seats". */
export async function ruleWords(
  locale: Locale,
): Promise<(path: string) => { label: string; value: (value: unknown) => string }> {
  const [t, log] = await Promise.all([translatorIn(locale, 'office.hours'), translatorIn(locale, 'office.log')]);
  const inWords = (value: unknown): string => {
    if (typeof value === 'boolean') return log(value ? 'yes' : 'no');
    if (!Array.isArray(value)) return String(value);
    if (value.some((item) => 'days' in item))
      return weekdays
        .map((day) => [weekdayName(day, locale), formatHoursOn(value, day)])
        .flatMap(([name, hours]) => (hours ? `${name}: ${hours}` : []))
        .join('\n');
    return (value as VisitRules['closed'])
      .map(({ from, to, why }) =>
        [t('period', { from: date(from, locale), to: date(to, locale) }), why?.[locale]].filter(Boolean).join(': '),
      )
      .join('\n');
  };
  return (path) => {
    const [first, second] = path.split('.') as [keyof VisitRules, 'hours' | 'slotMinutes' | 'seats' | undefined];
    if (first === '$schema') return { label: first, value: String };
    const label = first === 'brokers' ? t('own') : t(first === 'office' ? 'meetings' : first);
    const isPart = first !== 'brokers' && second !== undefined && second !== 'hours';
    return { label: isPart ? `${label} › ${t(second)}` : label, value: inWords };
  };
}

/** The rules by field, as the log says them. */
export const formatRules = ({ homes, office, closed, ...rest }: VisitRules): Record<string, string> => ({
  homesHours: formatWeek(homes.hours),
  homesLength: String(homes.slotMinutes),
  homesSeats: String(homes.seats),
  officeHours: formatWeek(office.hours),
  officeLength: String(office.slotMinutes),
  officeSeats: String(office.seats),
  noticeHours: String(rest.noticeHours),
  daysAhead: String(rest.daysAhead),
  publicHolidays: String(rest.publicHolidays),
  closed: closed
    .map(({ from, to, why }) =>
      [`${from}–${to}`, why && `(${Object.values(why).join(' / ')})`].filter(Boolean).join(' '),
    )
    .join(', '),
  holdMinutes: String(rest.holdMinutes),
  offerHours: String(rest.offerHours),
});

/** Returns the texts that differ, by name, as they were before and after. */
export function changedTexts(before: Record<string, string>, after: Record<string, string>) {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  const of = (texts: Record<string, string>) => Object.fromEntries(changed.map((name) => [name, texts[name] ?? '']));
  return { before: of(before), after: of(after) };
}
