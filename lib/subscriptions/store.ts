import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { normalizeEmail } from '../base/email.ts';
import { db, inTransaction, type Trx } from '../db/database.ts';
import { refreshPeople, refreshPerson } from '../db/person-index.ts';
import { leaseRows, noLease } from '../db/row-leases.ts';
import { sameEmail } from '../db/same-email.ts';
import type { ReaderTable, SearchTable } from '../db/schema.ts';
import type { Locale } from '../i18n/locales.ts';
import { wakeJob } from '../jobs/job.ts';

/** A search whose visitor wants mails about new homes. */
export type StoredSearch = Pick<SearchTable, 'id' | 'email' | 'name' | 'locale' | 'criteria' | 'pace'>;

/** Stores a search that is not confirmed yet. */
export async function insertSearch(trx: Trx, search: StoredSearch): Promise<void> {
  const now = Date.now();
  const untouched = { confirmed_at: null, told_at: null, last_told_at: null, compared_with: null, ...noLease };
  await trx
    .insertInto('search')
    .values({ ...search, state: 'asked', created_at: now, due_at: now, ...untouched })
    .execute();
  await refreshPerson(trx, search.email);
}

/** Null for one that was stopped, or deleted because it was never confirmed. */
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
export async function listSearches(
  email: string,
): Promise<(Pick<StoredSearch, 'id' | 'criteria'> & { createdAt: number })[]> {
  return (await db())
    .selectFrom('search')
    .select(['id', 'criteria', 'created_at as createdAt'])
    .where(sameEmail('email', email))
    .where('state', '=', 'confirmed')
    .orderBy('created_at')
    .execute();
}

/** Confirms a search; a second call changes nothing. */
export async function confirmSearch(id: string): Promise<void> {
  await (await db())
    .updateTable('search')
    .set({ state: 'confirmed', confirmed_at: Date.now(), due_at: Date.now() })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
  wakeJob('alerts');
}

/** Changes a search, which is compared again at once; a worker that is comparing the old criteria loses its lease. False if it was stopped. */
export async function changeSearch(id: string, change: Pick<StoredSearch, 'criteria' | 'pace'>): Promise<boolean> {
  const changed = await (await db())
    .updateTable('search')
    .set({ ...change, compared_with: null, due_at: Date.now(), ...noLease })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  wakeJob('alerts');
  return changed !== undefined;
}

/** Deletes a search with the list of homes that were announced. */
export const stopSearch = (id: string, trx?: Trx): Promise<void> => stop('search', id, trx);

async function stop(table: 'search' | 'reader', id: string, trx?: Trx): Promise<void> {
  if (!trx) return inTransaction((own) => stop(table, id, own));
  const stopped = await trx.deleteFrom(table).where('id', '=', id).returning('email').execute();
  await refreshPeople(
    trx,
    stopped.map(({ email }) => email),
  );
}

/** A search that only this worker may send mails for until its lease ends. */
export interface LeasedSearch extends StoredSearch {
  /** Nothing was sent yet: the first mail lists the homes that there are now. */
  isFirst: boolean;
}

/** Leases at most `count` confirmed searches that are due and not compared with this catalogue yet, for `leaseMs`; the longest due first. */
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

/** The homes that were announced for a search, each with the lowest announced price (€), null while none was published. */
export async function listAnnouncedHomes(search: string): Promise<Map<number, number | null>> {
  const rows = await (await db())
    .selectFrom('told_home')
    .select(['home', 'price'])
    .where('search', '=', search)
    .execute();
  return new Map(rows.map(({ home, price }) => [home, price]));
}

interface ComparedSearch {
  worker: string;
  search: string;
  /** The hash of the catalogue that it was compared with. */
  catalogue: string;
  dueAt: number;
  /** The homes to announce, with the price in €. */
  announced: readonly (readonly [home: number, price: number | null])[];
  /** A mail is sent. */
  isTold: boolean;
}

/** Stores what is announced and ends the lease; false if the search was changed, stopped or leased by another worker: send nothing then. */
export async function finishComparison(
  trx: Trx,
  { worker, search, catalogue, dueAt, announced, isTold }: ComparedSearch,
): Promise<boolean> {
  const finished = await trx
    .updateTable('search')
    .set({
      compared_with: catalogue,
      due_at: dueAt,
      ...noLease,
      told_at: sql<number>`coalesce(told_at, ${Date.now()})`,
      ...(isTold ? { last_told_at: Date.now() } : {}),
    })
    .where('id', '=', search)
    .where('leased_by', '=', worker)
    .returning('id')
    .executeTakeFirst();
  if (!finished) return false;
  for (const [home, price] of announced)
    await trx
      .insertInto('told_home')
      .values({ search, home, price })
      .onConflict((conflict) => conflict.columns(['search', 'home']).doUpdateSet({ price }))
      .execute();
  return true;
}

/** A subscriber of the newsletter. */
type Reader = Pick<ReaderTable, 'id' | 'email' | 'name' | 'locale' | 'form'>;

/** Stores an unconfirmed address; for a known one only the deadline of the confirmation starts again. */
export async function insertReader(trx: Trx, reader: Reader): Promise<void> {
  const now = Date.now();
  await trx
    .insertInto('reader')
    .values({
      ...reader,
      email: normalizeEmail(reader.email),
      state: 'asked',
      created_at: now,
      confirmed_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({ created_at: now }).where('reader.state', '=', 'asked'),
    )
    .execute();
  await refreshPerson(trx, reader.email);
}

/** The id of the subscriber with this address, confirmed or not; null for none. */
export async function findReaderId(email: string): Promise<string | null> {
  const found = await (await db())
    .selectFrom('reader')
    .select('id')
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Null for one who unsubscribed, or was deleted because the address was never confirmed. */
export async function findReader(id: string): Promise<{ locale: Locale; confirmed: boolean } | null> {
  const found = await (await db())
    .selectFrom('reader')
    .select(['locale', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ? { locale: found.locale, confirmed: found.state === 'confirmed' } : null;
}

/** Confirms a subscriber; a second call changes nothing. */
export async function confirmReader(id: string): Promise<void> {
  await (await db())
    .updateTable('reader')
    .set({ state: 'confirmed', confirmed_at: Date.now() })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
}

/** Deletes a subscriber. */
export const stopReader = (id: string, trx?: Trx): Promise<void> => stop('reader', id, trx);

/** The subscriptions that have to be confirmed again. */
export interface AskedAgain {
  searches: StoredSearch[];
  reader: Reader | null;
}

/**
 * Begins the searches and the subscription of an address anew: nothing is sent until they are confirmed, and links in mails to the address
 * of before are those of something that is gone.
 */
export async function askAgain(trx: Trx, address: string): Promise<AskedAgain> {
  const email = normalizeEmail(address);
  const searches: StoredSearch[] = [];
  const old = trx.selectFrom('search').select(['id', 'name', 'locale', 'criteria', 'pace']);
  for (const search of await old.where(sameEmail('email', email)).execute()) {
    const again = { ...search, email, id: randomUUID() };
    await insertSearch(trx, again);
    await trx.updateTable('waiting_account').set({ search: again.id }).where('search', '=', search.id).execute();
    await trx.deleteFrom('search').where('id', '=', search.id).execute();
    searches.push(again);
  }
  const reader = await trx
    .updateTable('reader')
    .set({ id: randomUUID(), state: 'asked', created_at: Date.now(), confirmed_at: null })
    .where('email', '=', email)
    .returning(['id', 'email', 'name', 'locale', 'form'])
    .executeTakeFirst();
  return { searches, reader: reader ?? null };
}

/** The confirmed subscribers, the oldest first, with the time of their consent (ms since epoch). */
export async function listReaders(): Promise<(Reader & { confirmedAt: number })[]> {
  const rows = await (await db())
    .selectFrom('reader')
    .selectAll()
    .where('state', '=', 'confirmed')
    .orderBy('confirmed_at')
    .orderBy('email')
    .execute();
  return rows.map(({ state: _, created_at, confirmed_at, ...reader }) => ({
    ...reader,
    confirmedAt: confirmed_at ?? created_at,
  }));
}

/**
 * Deletes searches and subscribers that were created before a time (ms since epoch) and never confirmed: somebody else may have typed the
 * address. Returns their addresses.
 */
export async function deleteUnconfirmed(trx: Trx, before: number): Promise<string[]> {
  const gone: string[] = [];
  for (const table of ['search', 'reader'] as const) {
    const old = trx.deleteFrom(table).where('state', '=', 'asked').where('created_at', '<=', before);
    gone.push(...(await old.returning('email').execute()).map(({ email }) => email));
  }
  return gone;
}
