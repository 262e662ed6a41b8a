import { sql } from 'kysely';
import { processState } from '../process-state.ts';
import { db, type Trx } from './database.ts';
import { noLease } from './lease.ts';
import type { SearchTable } from './subscription-tables.ts';

/** A search that its visitor asked to be kept informed of. */
export type StoredSearch = Pick<SearchTable, 'id' | 'email' | 'name' | 'locale' | 'criteria' | 'pace'>;

/** Keeps a search that is still to be confirmed. */
export async function insertSearch(trx: Trx, search: StoredSearch): Promise<void> {
  const now = Date.now();
  const untouched = { confirmed_at: null, told_at: null, compared_with: null, ...noLease };
  await trx
    .insertInto('search')
    .values({ ...search, state: 'asked', created_at: now, due_at: now, ...untouched })
    .execute();
}

/** Null for one that was stopped, or never confirmed and deleted. */
export async function findSearch(id: string): Promise<(StoredSearch & { confirmed: boolean }) | null> {
  const found = await (await db())
    .selectFrom('search')
    .select(['id', 'email', 'name', 'locale', 'criteria', 'pace', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return null;
  const { state, ...search } = found;
  return { ...search, confirmed: state === 'confirmed' };
}

/** The searches that an address confirmed, the oldest first. */
export async function searchesOf(
  email: string,
): Promise<(Pick<StoredSearch, 'id' | 'criteria'> & { createdAt: number })[]> {
  return (await db())
    .selectFrom('search')
    .select(['id', 'criteria', 'created_at as createdAt'])
    .where(({ fn, ref }) => sql<boolean>`${fn('lower', [ref('email')])} = ${email.toLowerCase()}`)
    .where('state', '=', 'confirmed')
    .orderBy('created_at')
    .execute();
}

/** From now on the search counts; again it changes nothing. */
export async function confirmSearch(id: string): Promise<void> {
  await (await db())
    .updateTable('search')
    .set({ state: 'confirmed', confirmed_at: Date.now(), due_at: Date.now() })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
  processState.wakeAlerts?.();
}

/** Other criteria are compared at once; whoever is comparing the old ones loses the search. False where it was stopped. */
export async function changeSearch(id: string, change: Pick<StoredSearch, 'criteria' | 'pace'>): Promise<boolean> {
  const changed = await (await db())
    .updateTable('search')
    .set({ ...change, compared_with: null, due_at: Date.now(), ...noLease })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  processState.wakeAlerts?.();
  return changed !== undefined;
}

/** Deletes a search with all that was told of it. */
export async function stopSearch(id: string): Promise<void> {
  await (await db()).deleteFrom('search').where('id', '=', id).execute();
}
