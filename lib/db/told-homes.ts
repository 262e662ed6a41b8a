import { sql } from 'kysely';
import { db, type Trx } from './database.ts';
import { leaseRows, noLease } from './lease.ts';
import type { StoredSearch } from './searches.ts';

/** A search that this worker alone may tell of something until its lease ends. */
export interface LeasedSearch extends StoredSearch {
  /** Its first mail says what there is now. */
  isFirst: boolean;
}

/** Takes at most `count` confirmed searches that are due and not yet compared with this catalogue, for `leaseMs`; the longest due first. */
export async function leaseSearches(
  worker: string,
  catalogue: string,
  count: number,
  leaseMs: number,
): Promise<LeasedSearch[]> {
  const isOpen = sql<boolean>`state = 'confirmed' and (compared_with is null or compared_with <> ${catalogue})`;
  const leased = await leaseRows('search', isOpen, { worker, count, leaseMs });
  return leased.map(({ id, email, name, locale, criteria, pace, told_at }) => ({
    id,
    email,
    name,
    locale,
    criteria,
    pace,
    isFirst: told_at === null,
  }));
}

/** What a search has been told: its homes, each with the lowest price (€) that was told, null while none was published. */
export async function toldHomes(search: string): Promise<Map<number, number | null>> {
  const rows = await (await db())
    .selectFrom('told_home')
    .select(['home', 'price'])
    .where('search', '=', search)
    .execute();
  return new Map(rows.map(({ home, price }) => [home, price]));
}

export interface Turn {
  worker: string;
  search: string;
  /** The mark of the catalogue that it was compared with. */
  catalogue: string;
  dueAt: number;
  /** What is new to it, with the price in €. */
  told: readonly (readonly [home: number, price: number | null])[];
}

/** Notes what a search was told and gives it back; false where it was changed, stopped or taken over meanwhile: then nothing may be told. */
export async function finishTurn(trx: Trx, { worker, search, catalogue, dueAt, told }: Turn): Promise<boolean> {
  const given = await trx
    .updateTable('search')
    .set({
      compared_with: catalogue,
      due_at: dueAt,
      ...noLease,
      told_at: sql<number>`coalesce(told_at, ${Date.now()})`,
    })
    .where('id', '=', search)
    .where('leased_by', '=', worker)
    .returning('id')
    .executeTakeFirst();
  if (!given) return false;
  for (const [home, price] of told)
    await trx
      .insertInto('told_home')
      .values({ search, home, price })
      .onConflict((conflict) => conflict.columns(['search', 'home']).doUpdateSet({ price }))
      .execute();
  return true;
}
