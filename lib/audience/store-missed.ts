import { sql } from 'kysely';
import { db, inTransaction, type Trx } from '../db/database.ts';
import type { MissedSearchTable } from '../db/tables/audience.ts';

/** The criteria of a search, in coarse classes. */
export type SearchClass = Omit<MissedSearchTable, 'day' | 'nothing' | 'few' | 'unknown'>;
export type MissedCounts = Pick<MissedSearchTable, 'nothing' | 'few' | 'unknown'>;
export type MissedClass = SearchClass & MissedCounts;

/** Classes of a day; further ones count as `anything`, so that invented ones cannot fill the table. */
const maxClasses = 500;
const anything = { type: -1, town: '*', price: '', bedrooms: 0, more: 1 };

const keyOf = ({ day, list, type, town, price, bedrooms, more }: SearchClass & { day: string }) =>
  [day, list, type, town, price, bedrooms, more].join(' ');

/** Adds searches to the counts of their days, in one transaction. */
export async function storeMissedSearches(searches: readonly MissedSearchTable[]): Promise<void> {
  if (searches.length === 0) return;
  await inTransaction(async (trx) => {
    const known = await classesOn(trx, [...new Set(searches.map(({ day }) => day))]);
    const rows = new Map<string, MissedSearchTable>();
    for (const search of searches) {
      const ofDay = known.get(search.day) ?? new Set();
      known.set(search.day, ofDay);
      const row = ofDay.has(keyOf(search)) || ofDay.size < maxClasses ? search : { ...search, ...anything };
      const key = keyOf(row);
      ofDay.add(key);
      const { nothing = 0, few = 0, unknown = 0 } = rows.get(key) ?? {};
      rows.set(key, {
        ...row,
        nothing: nothing + search.nothing,
        few: few + search.few,
        unknown: unknown + search.unknown,
      });
    }
    await trx
      .insertInto('missed_search')
      // In one order for all instances, so that two of them cannot deadlock.
      .values([...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row))
      .onConflict((conflict) =>
        conflict.columns(['day', 'list', 'type', 'town', 'price', 'bedrooms', 'more']).doUpdateSet((eb) => ({
          nothing: eb('missed_search.nothing', '+', eb.ref('excluded.nothing')),
          few: eb('missed_search.few', '+', eb.ref('excluded.few')),
          unknown: eb('missed_search.unknown', '+', eb.ref('excluded.unknown')),
        })),
      )
      .execute();
  });
}

async function classesOn(trx: Trx, days: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await trx.selectFrom('missed_search').selectAll().where('day', 'in', days).execute();
  return new Map([...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => [day, new Set(ofDay.map(keyOf))]));
}

/** Sums the missed searches of a period, both days included, by class, the most frequent first. */
export async function missedSearchesBetween(first: string, last: string): Promise<MissedClass[]> {
  const sums = await (await db())
    .selectFrom('missed_search')
    .select(['list', 'type', 'town', 'price', 'bedrooms', 'more'])
    .select(({ fn }) => [
      fn.sum<number>('nothing').as('nothing'),
      fn.sum<number>('few').as('few'),
      fn.sum<number>('unknown').as('unknown'),
    ])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy(['list', 'type', 'town', 'price', 'bedrooms', 'more'])
    .orderBy(sql`sum(${sql.ref('nothing')}) + sum(${sql.ref('few')})`, 'desc')
    .orderBy('list')
    .orderBy('town')
    .orderBy('type')
    .orderBy('price')
    .orderBy('bedrooms')
    .orderBy('more')
    .execute();
  return sums.map(({ nothing, few, unknown, ...asked }) => ({
    ...asked,
    nothing: Number(nothing),
    few: Number(few),
    unknown: Number(unknown),
  }));
}

/** Returns the missed searches of a period, added up. */
export async function countMissedSearches(first: string, last: string): Promise<MissedCounts> {
  const sums = await (await db())
    .selectFrom('missed_search')
    .select(({ fn }) => [
      fn.sum<number | null>('nothing').as('nothing'),
      fn.sum<number | null>('few').as('few'),
      fn.sum<number | null>('unknown').as('unknown'),
    ])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .executeTakeFirstOrThrow();
  return { nothing: Number(sums.nothing ?? 0), few: Number(sums.few ?? 0), unknown: Number(sums.unknown ?? 0) };
}

/** Missed searches are deleted after thirteen months, so that a month can be compared with that of the year before. */
export const missedDays = 396;

/** Deletes the counts of days before one. */
export async function deleteMissedSearches(trx: Trx, before: string): Promise<void> {
  await trx.deleteFrom('missed_search').where('day', '<', before).execute();
}
