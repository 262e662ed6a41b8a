import { dayOf } from '../base/day.ts';
import { db, inTransaction, type Trx } from '../db/database.ts';
import type {
  AudienceDayTable,
  AudienceMonthTable,
  AudienceSourceMonthTable,
  AudienceSourceTable,
} from '../db/tables/audience.ts';
import { firstTraces, viewsWithinLimit } from './store-limits.ts';
import type { Counted } from './view-buffer.ts';

/** Sources of a home per day; further ones count as `other`, so that invented ones cannot fill the table. */
const maxSources = 50;

/** Adds counts to the figures of their days, in one transaction. */
export async function storeCounts(counts: readonly Counted[]): Promise<void> {
  await inTransaction(async (trx) => {
    const first = await firstTraces(trx, counts);
    await addToDays(trx, [
      ...(await viewsWithinLimit(
        trx,
        counts.filter(({ what }) => what === 'view'),
      )),
      ...first.map(({ home, day, what }) => ({ home, day, [firstCounts[what]]: 1 })),
    ]);
    await addToSources(
      trx,
      first.filter(({ what }) => what === 'view'),
    );
  });
}

const firstCounts = { view: 'visits', save: 'saves', share: 'shares' } as const;

/** Counts a form that was sent about a home, in the transaction that stores it. */
export const countLead = (trx: Trx, form: string, home: number): Promise<void> =>
  addToDays(trx, [{ home, day: dayOf(Date.now()), [form === 'send-to-friend' ? 'shares' : 'requests']: 1 }]);

type Addition = Pick<AudienceDayTable, 'home' | 'day'> & Partial<AudienceDayTable>;

async function addToDays(trx: Trx, additions: readonly Addition[]): Promise<void> {
  const rows = new Map<string, AudienceDayTable>();
  for (const { home, day, views = 0, visits = 0, saves = 0, shares = 0, requests = 0 } of additions) {
    const key = `${home} ${day}`;
    const row = rows.get(key) ?? { home, day, views: 0, visits: 0, saves: 0, shares: 0, requests: 0 };
    row.views += views;
    row.visits += visits;
    row.saves += saves;
    row.shares += shares;
    row.requests += requests;
    rows.set(key, row);
  }
  if (rows.size === 0) return;
  await trx
    .insertInto('audience_day')
    .values(inOrder(rows))
    .onConflict((conflict) =>
      conflict.columns(['home', 'day']).doUpdateSet((eb) => ({
        views: eb('audience_day.views', '+', eb.ref('excluded.views')),
        visits: eb('audience_day.visits', '+', eb.ref('excluded.visits')),
        saves: eb('audience_day.saves', '+', eb.ref('excluded.saves')),
        shares: eb('audience_day.shares', '+', eb.ref('excluded.shares')),
        requests: eb('audience_day.requests', '+', eb.ref('excluded.requests')),
      })),
    )
    .execute();
  await addToMonths(trx, [...rows.values()]);
}

/** Adds the figures to their months; after the days in every transaction, so that two transactions cannot deadlock. */
async function addToMonths(trx: Trx, days: readonly AudienceDayTable[]): Promise<void> {
  const rows = new Map<string, AudienceMonthTable>();
  for (const { home, day, ...figures } of days) {
    const month = day.slice(0, 7);
    const key = `${home} ${month}`;
    const row = rows.get(key);
    rows.set(key, {
      home,
      month,
      views: figures.views + (row?.views ?? 0),
      visits: figures.visits + (row?.visits ?? 0),
      saves: figures.saves + (row?.saves ?? 0),
      shares: figures.shares + (row?.shares ?? 0),
      requests: figures.requests + (row?.requests ?? 0),
    });
  }
  await trx
    .insertInto('audience_month')
    .values(inOrder(rows))
    .onConflict((conflict) =>
      conflict.columns(['month', 'home']).doUpdateSet((eb) => ({
        views: eb('audience_month.views', '+', eb.ref('excluded.views')),
        visits: eb('audience_month.visits', '+', eb.ref('excluded.visits')),
        saves: eb('audience_month.saves', '+', eb.ref('excluded.saves')),
        shares: eb('audience_month.shares', '+', eb.ref('excluded.shares')),
        requests: eb('audience_month.requests', '+', eb.ref('excluded.requests')),
      })),
    )
    .execute();
}

/** Rows in one order for all instances, so that two of them cannot deadlock. */
const inOrder = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);

async function addToSources(trx: Trx, visits: readonly Counted[]): Promise<void> {
  if (visits.length === 0) return;
  const known = await trx
    .selectFrom('audience_source')
    .select(['home', 'day', 'source'])
    .where('home', 'in', [...new Set(visits.map(({ home }) => home))])
    .where('day', 'in', [...new Set(visits.map(({ day }) => day))])
    .execute();
  const sources = Map.groupBy(known, ({ home, day }) => `${home} ${day}`);
  const rows = new Map<string, AudienceSourceTable>();
  for (const { home, day, source: named } of visits) {
    const place = `${home} ${day}`;
    const there = sources.get(place) ?? [];
    const isThere = there.some(({ source }) => source === named);
    const source = isThere || there.length < maxSources ? named : 'other';
    if (!isThere) sources.set(place, [...there, { home, day, source }]);
    const row = rows.get(`${place} ${source}`) ?? { home, day, source, visits: 0 };
    rows.set(`${place} ${source}`, { ...row, visits: row.visits + 1 });
  }
  await trx
    .insertInto('audience_source')
    .values(inOrder(rows))
    .onConflict((conflict) =>
      conflict.columns(['home', 'day', 'source']).doUpdateSet((eb) => ({
        visits: eb('audience_source.visits', '+', eb.ref('excluded.visits')),
      })),
    )
    .execute();
  await addToSourceMonths(trx, [...rows.values()]);
}

async function addToSourceMonths(trx: Trx, days: readonly AudienceSourceTable[]): Promise<void> {
  const rows = new Map<string, AudienceSourceMonthTable>();
  for (const { home, day, source, visits } of days) {
    const month = day.slice(0, 7);
    const key = `${home} ${month} ${source}`;
    rows.set(key, { home, month, source, visits: visits + (rows.get(key)?.visits ?? 0) });
  }
  await trx
    .insertInto('audience_source_month')
    .values(inOrder(rows))
    .onConflict((conflict) =>
      conflict.columns(['month', 'home', 'source']).doUpdateSet((eb) => ({
        visits: eb('audience_source_month.visits', '+', eb.ref('excluded.visits')),
      })),
    )
    .execute();
}

/** The figures of some homes together on a day. */
export type DayFigures = Omit<AudienceDayTable, 'home'>;

/** The figures of homes by day, of a month ("2026-10") or of all time, the oldest first, without days that have none. */
export async function figuresByDay(homes: readonly number[], month = ''): Promise<DayFigures[]> {
  if (homes.length === 0) return [];
  return (await db())
    .selectFrom('audience_day')
    .select('day')
    .select(({ fn }) => [
      fn.sum<number>('views').as('views'),
      fn.sum<number>('visits').as('visits'),
      fn.sum<number>('saves').as('saves'),
      fn.sum<number>('shares').as('shares'),
      fn.sum<number>('requests').as('requests'),
    ])
    .where('home', 'in', homes)
    .where('day', 'like', `${month}%`)
    .groupBy('day')
    .orderBy('day')
    .execute();
}

/** The visits of homes since a day by source, the most frequent first. */
export async function visitsBySource(
  homes: readonly number[],
  since: string,
): Promise<{ source: string; visits: number }[]> {
  if (homes.length === 0) return [];
  return (await db())
    .selectFrom('audience_source')
    .select('source')
    .select(({ fn }) => fn.sum<number>('visits').as('visits'))
    .where('home', 'in', homes)
    .where('day', '>=', since)
    .groupBy('source')
    .orderBy('visits', 'desc')
    .orderBy('source')
    .execute();
}

/** The total number of visits of homes since a day. */
export async function visitsSince(homes: readonly number[], since: string): Promise<number> {
  if (homes.length === 0) return 0;
  const { visits } = await (await db())
    .selectFrom('audience_day')
    .select(({ fn }) => fn.sum<number | null>('visits').as('visits'))
    .where('home', 'in', homes)
    .where('day', '>=', since)
    .executeTakeFirstOrThrow();
  return visits ?? 0;
}
