import { sql } from 'kysely';
import { addDays } from '../day.ts';
import type { AudienceDayTable } from './audience-tables.ts';
import { db } from './database.ts';

/** Days in a row, both counted: "2026-10-26". */
export interface Days {
  first: string;
  last: string;
}

/** The figures of homes, added up. */
export type HomeFigures = Omit<AudienceDayTable, 'home' | 'day'>;

/** Days that have to be added to whole months, or taken away from them (-1); all of one month. */
interface Rest extends Days {
  sign: 1 | -1;
}

/** How days are added up fast: months whose sums are stored ("2026-10"), and at most half a month at each end. */
export interface PeriodParts {
  months: Days | null;
  rest: Rest[];
}

const monthOf = (day: string): string => day.slice(0, 7);
const endOf = (month: string): string => addDays(`${monthOf(addDays(`${month}-01`, 31))}-01`, -1);

/** Splits a period; nothing is counted after `today`, so that its month is whole with it. */
export function partsOf({ first, last }: Days, today: string): PeriodParts {
  if (first > last) return { months: null, rest: [] };
  const [from, until] = [monthOf(first), monthOf(last)];
  const [before, after] = [dayNumber(first) - 1, dayNumber(endOf(until)) - dayNumber(last)];
  const isToEnd = last >= today || after === 0;
  const isFromStart = before === 0;
  if (from === until)
    return isFromStart && isToEnd
      ? { months: { first: from, last: until }, rest: [] }
      : { months: null, rest: [{ first, last, sign: 1 }] };
  const rest: Rest[] = [];
  // The smaller part of a month is read day by day: it is added, or taken from the whole.
  const withFrom = before <= 15;
  if (withFrom && !isFromStart) rest.push({ first: `${from}-01`, last: addDays(first, -1), sign: -1 });
  if (!withFrom) rest.push({ first, last: endOf(from), sign: 1 });
  const withUntil = isToEnd || after <= 15;
  if (withUntil && !isToEnd) rest.push({ first: addDays(last, 1), last: endOf(until), sign: -1 });
  if (!withUntil) rest.push({ first: `${until}-01`, last, sign: 1 });
  const months = {
    first: withFrom ? from : monthOf(addDays(endOf(from), 1)),
    last: withUntil ? until : monthOf(addDays(`${until}-01`, -1)),
  };
  return { months: months.first <= months.last ? months : null, rest };
}

const dayNumber = (day: string): number => Number(day.slice(8));

const sums = ['views', 'visits', 'saves', 'shares', 'requests'] as const;
const summed = sums.map((name) => sql<number>`sum(${sql.ref(name)})`.as(name));

/** The condition for some homes, which may be none; all of them for undefined. */
const ofHomes = (homes: readonly number[] | undefined) => {
  if (homes === undefined) return sql<boolean>`1 = 1`;
  return homes.length > 0 ? sql<boolean>`home in (${sql.join(homes)})` : sql<boolean>`1 = 0`;
};

/** The figures of a period by home, of all homes or of some. */
export async function figuresByHome(days: Days, today: string, homes?: readonly number[]) {
  const { months, rest } = partsOf(days, today);
  const found = new Map<number, HomeFigures>();
  const add = (rows: readonly ({ home: number } & HomeFigures)[], sign: number) => {
    for (const { home, ...row } of rows) {
      const known = found.get(home);
      found.set(
        home,
        combine((name) => (known?.[name] ?? 0) + sign * Number(row[name])),
      );
    }
  };
  const database = await db();
  if (months)
    add(
      await database
        .selectFrom('audience_month')
        .select('home')
        .select(summed)
        .where('month', '>=', months.first)
        .where('month', '<=', months.last)
        .where(ofHomes(homes))
        .groupBy('home')
        .execute(),
      1,
    );
  for (const { first, last, sign } of rest)
    add(
      await database
        .selectFrom('audience_day')
        .select('home')
        .select(summed)
        .where('day', '>=', first)
        .where('day', '<=', last)
        .where(ofHomes(homes))
        .groupBy('home')
        .execute(),
      sign,
    );
  return found;
}

const combine = (figureOf: (name: keyof HomeFigures) => number): HomeFigures =>
  Object.fromEntries(sums.map((name) => [name, figureOf(name)])) as unknown as HomeFigures;

/** The figures of several homes together. */
export const totalOf = (figures: Iterable<HomeFigures>): HomeFigures => {
  const all = [...figures];
  return combine((name) => all.reduce((sum, one) => sum + one[name], 0));
};

export interface StepFigures {
  /** "2026-11-22" or "2026-11". */
  step: string;
  views: number;
  visits: number;
}

/** Views and visits of a period by day, without days that have none. */
export async function figuresOfDays({ first, last }: Days, homes?: readonly number[]): Promise<StepFigures[]> {
  const rows = await (await db())
    .selectFrom('audience_day')
    .select('day as step')
    .select(({ fn }) => [fn.sum<number>('views').as('views'), fn.sum<number>('visits').as('visits')])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where(ofHomes(homes))
    .groupBy('day')
    .orderBy('day')
    .execute();
  return rows.map(toStep);
}

/** The same by month; of months that are only partly in the period, that part. */
export async function figuresOfMonths(days: Days, today: string, homes?: readonly number[]): Promise<StepFigures[]> {
  const { months, rest } = partsOf(days, today);
  const database = await db();
  const found = new Map<string, StepFigures>();
  const add = ({ step, views, visits }: StepFigures, sign: number) => {
    const known = found.get(step) ?? { step, views: 0, visits: 0 };
    found.set(step, { step, views: known.views + sign * views, visits: known.visits + sign * visits });
  };
  if (months) {
    const rows = await database
      .selectFrom('audience_month')
      .select('month as step')
      .select(({ fn }) => [fn.sum<number>('views').as('views'), fn.sum<number>('visits').as('visits')])
      .where('month', '>=', months.first)
      .where('month', '<=', months.last)
      .where(ofHomes(homes))
      .groupBy('month')
      .execute();
    for (const row of rows.map(toStep)) add(row, 1);
  }
  for (const part of rest)
    for (const day of await figuresOfDays(part, homes)) add({ ...day, step: monthOf(part.first) }, part.sign);
  return [...found.values()].sort((a, b) => (a.step < b.step ? -1 : 1));
}

const toStep = ({ step, views, visits }: StepFigures): StepFigures => ({
  step,
  views: Number(views),
  visits: Number(visits),
});

/** The visits of a period by source, of all homes or of some, the most frequent first. */
export async function visitsBySourceIn(days: Days, today: string, homes?: readonly number[]) {
  const { months, rest } = partsOf(days, today);
  const found = new Map<string, number>();
  const add = (rows: readonly { source: string; visits: number }[], sign: number) => {
    for (const { source, visits } of rows) found.set(source, (found.get(source) ?? 0) + sign * Number(visits));
  };
  const database = await db();
  if (months)
    add(
      await database
        .selectFrom('audience_source_month')
        .select('source')
        .select(({ fn }) => fn.sum<number>('visits').as('visits'))
        .where('month', '>=', months.first)
        .where('month', '<=', months.last)
        .where(ofHomes(homes))
        .groupBy('source')
        .execute(),
      1,
    );
  for (const { first, last, sign } of rest)
    add(
      await database
        .selectFrom('audience_source')
        .select('source')
        .select(({ fn }) => fn.sum<number>('visits').as('visits'))
        .where('day', '>=', first)
        .where('day', '<=', last)
        .where(ofHomes(homes))
        .groupBy('source')
        .execute(),
      sign,
    );
  return [...found]
    .filter(([, visits]) => visits > 0)
    .map(([source, visits]) => ({ source, visits }))
    .sort((a, b) => b.visits - a.visits || (a.source < b.source ? -1 : 1));
}
