import { sql } from 'kysely';
import { addDays } from '../base/day.ts';
import { db } from '../db/database.ts';
import type { AudienceDayTable } from '../db/tables/audience.ts';

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

/** The parts of a period that is added up fast: months whose sums are stored ("2026-10"), and at most half a month at each end. */
export interface PeriodParts {
  months: Days | null;
  rest: Rest[];
}

const monthOf = (day: string): string => day.slice(0, 7);
const lastDayOf = (month: string): string => addDays(`${monthOf(addDays(`${month}-01`, 31))}-01`, -1);

/** Splits a period; nothing is counted after `today`, so that its month is whole with it. */
export function splitPeriod({ first, last }: Days, today: string): PeriodParts {
  if (first > last) return { months: null, rest: [] };
  const [from, until] = [monthOf(first), monthOf(last)];
  const [before, after] = [dayNumber(first) - 1, dayNumber(lastDayOf(until)) - dayNumber(last)];
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
  if (!withFrom) rest.push({ first, last: lastDayOf(from), sign: 1 });
  const withUntil = isToEnd || after <= 15;
  if (withUntil && !isToEnd) rest.push({ first: addDays(last, 1), last: lastDayOf(until), sign: -1 });
  if (!withUntil) rest.push({ first: `${until}-01`, last, sign: 1 });
  const months = {
    first: withFrom ? from : monthOf(addDays(lastDayOf(from), 1)),
    last: withUntil ? until : monthOf(addDays(`${until}-01`, -1)),
  };
  return { months: months.first <= months.last ? months : null, rest };
}

const dayNumber = (day: string): number => Number(day.slice(8));

/** The condition for some homes, which may be none; all of them for undefined. */
const ofHomes = (homes: readonly number[] | undefined) => {
  if (homes === undefined) return sql<boolean>`1 = 1`;
  return homes.length > 0 ? sql<boolean>`home in (${sql.join(homes)})` : sql<boolean>`1 = 0`;
};

/** The tables with the sums by month and by day. */
const tables = {
  figures: { months: 'audience_month', days: 'audience_day' },
  sources: { months: 'audience_source_month', days: 'audience_source' },
} as const;

interface Asked {
  days: Days;
  today: string;
  /** undefined: all. */
  homes?: readonly number[] | undefined;
}

/** Reads sums of each part of a period, by a column or all together, with whether they are added or taken away. */
async function readParts<Row>(
  of: keyof typeof tables,
  sums: readonly string[],
  by: string | null,
  { days, today, homes }: Asked,
): Promise<(Row & { sign: number })[]> {
  const { months, rest } = splitPeriod(days, today);
  const database = await db();
  const read = async (table: string, column: string, { first, last }: Days, sign: number) => {
    const columns = sums.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`);
    const { rows } = await sql<Row>`
      select ${sql.join(by ? [sql.ref(by), ...columns] : columns)} from ${sql.table(table)}
      where ${sql.ref(column)} >= ${first} and ${sql.ref(column)} <= ${last} and ${ofHomes(homes)}
      ${by ? sql`group by ${sql.ref(by)}` : sql``}`.execute(database);
    return rows.map((row) => ({ ...row, sign }));
  };
  const found = months ? await read(tables[of].months, 'month', months, 1) : [];
  for (const part of rest) found.push(...(await read(tables[of].days, 'day', part, part.sign)));
  return found;
}

const figureNames = ['views', 'visits', 'saves', 'shares', 'requests'] as const;

export const noFigures: HomeFigures = { views: 0, visits: 0, saves: 0, shares: 0, requests: 0 };

/** A database writes sums of nothing as null, and PostgreSQL sums as text. */
type Sums = { [Name in keyof HomeFigures]: number | string | null };

const plus = (one: HomeFigures, other: Sums, sign: number): HomeFigures => ({
  views: one.views + sign * Number(other.views),
  visits: one.visits + sign * Number(other.visits),
  saves: one.saves + sign * Number(other.saves),
  shares: one.shares + sign * Number(other.shares),
  requests: one.requests + sign * Number(other.requests),
});

/** The figures of a period by home. */
export async function figuresByHome(asked: Asked): Promise<Map<number, HomeFigures>> {
  const found = new Map<number, HomeFigures>();
  for (const { home, sign, ...row } of await readParts<Sums & { home: number }>('figures', figureNames, 'home', asked))
    found.set(home, plus(found.get(home) ?? noFigures, row, sign));
  return found;
}

/** The figures of a period, of its homes together. */
export async function figuresIn(asked: Asked): Promise<HomeFigures> {
  const rows = await readParts<Sums>('figures', figureNames, null, asked);
  return rows.reduce((sum, { sign, ...row }) => plus(sum, row, sign), noFigures);
}

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

/** Returns the figures by month; for a month that is only partly in the period, of that part. */
export async function figuresOfMonths({ days, today, homes }: Asked): Promise<StepFigures[]> {
  const { months, rest } = splitPeriod(days, today);
  const found = new Map<string, StepFigures>();
  const add = ({ step, views, visits }: StepFigures, sign: number) => {
    const known = found.get(step) ?? { step, views: 0, visits: 0 };
    found.set(step, { step, views: known.views + sign * views, visits: known.visits + sign * visits });
  };
  if (months) {
    const rows = await (await db())
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

/** The visits of a period by source, the most frequent first. */
export async function visitsBySourceIn(asked: Asked): Promise<{ source: string; visits: number }[]> {
  const found = new Map<string, number>();
  const rows = await readParts<{ source: string; visits: number | string }>('sources', ['visits'], 'source', asked);
  for (const { source, visits, sign } of rows) found.set(source, (found.get(source) ?? 0) + sign * Number(visits));
  return [...found]
    .filter(([, visits]) => visits > 0)
    .map(([source, visits]) => ({ source, visits }))
    .sort((a, b) => b.visits - a.visits || (a.source < b.source ? -1 : 1));
}
