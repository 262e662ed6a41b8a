import type { Counted } from '../audience/counted.ts';
import { dayOf } from '../day.ts';
import type { AudienceDayTable } from './audience-tables.ts';
import { firstTraces } from './audience-traces.ts';
import { inTransaction, type Trx } from './database.ts';

/** Different sources of a home on a day; further ones count as `other`, so that nobody can fill the table with inventions. */
const mostSources = 50;

/** Adds counts to the figures of their days, as one transaction. */
export async function storeCounts(counts: readonly Counted[]): Promise<void> {
  await inTransaction(async (trx) => {
    const first = await firstTraces(trx, counts);
    await addToDays(trx, [
      ...counts.flatMap(({ home, day, what, times }) => (what === 'view' ? [{ home, day, views: times }] : [])),
      ...first.map(({ home, day, what }) => ({ home, day, [firstCounts[what]]: 1 })),
    ]);
    await addToSources(
      trx,
      first.filter(({ what }) => what === 'view'),
    );
  });
}

const firstCounts = { view: 'visits', save: 'saves', share: 'shares' } as const;

/** Counts what a form sent about a home, in the transaction that stores it. */
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
}

/** Instances that take the same rows in the same order wait for each other, and never in a circle. */
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
  const rows = new Map<string, { home: number; day: string; source: string; visits: number }>();
  for (const { home, day, source: named } of visits) {
    const place = `${home} ${day}`;
    const there = sources.get(place) ?? [];
    const isThere = there.some(({ source }) => source === named);
    const source = isThere || there.length < mostSources ? named : 'other';
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
}
