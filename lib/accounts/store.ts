import { dayMs } from '../base/day.ts';
import { normalizeEmail } from '../base/email.ts';
import { type Database, db, type Trx } from '../db/database.ts';
import type { Role, StaffRole } from '../db/tables/accounts.ts';
import type { Account } from './account.ts';

export const isStaffRole = (role: Role): role is StaffRole => role !== 'client';

const columns = ['id', 'name', 'email', 'role', 'locale'] as const;

/** An account by its id; null for none. */
export const findAccount = (id: string): Promise<Account | null> => accountWith('id', id);

/** An account by its address, whatever its case; null for none. */
export const findAccountByEmail = (email: string): Promise<Account | null> =>
  accountWith('email', normalizeEmail(email));

async function accountWith(column: 'id' | 'email', value: string): Promise<Account | null> {
  const database = await db();
  return (await database.selectFrom('user').select(columns).where(column, '=', value).executeTakeFirst()) ?? null;
}

/** The names of accounts, by the ids of those that still exist. */
export async function listAccountNames(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await (await db()).selectFrom('user').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The homes of an account, by id. */
export async function listHomesOfAccount(user: string): Promise<number[]> {
  const rows = await (await db())
    .selectFrom('ownership')
    .select('property')
    .where('user', '=', user)
    .orderBy('property')
    .execute();
  return rows.map(({ property }) => property);
}

/** The owners of a home, by name. */
export async function listOwners(property: number): Promise<Account[]> {
  return (await db())
    .selectFrom('ownership')
    .innerJoin('user', 'user.id', 'ownership.user')
    .select(['user.id', 'user.name', 'user.email', 'user.role', 'user.locale'])
    .where('ownership.property', '=', property)
    .orderBy('user.name')
    .execute();
}

/** Makes an account the owner of a home; a second call changes nothing. */
export async function addOwnership(user: string, property: number, trx: Trx): Promise<void> {
  await trx
    .insertInto('ownership')
    .values({ user, property, created_at: Date.now() })
    .onConflict((conflict) => conflict.columns(['user', 'property']).doNothing())
    .execute();
}

/** Takes a home from an account; false where it was not theirs. */
export async function removeOwnership(user: string, property: number, trx?: Trx): Promise<boolean> {
  const { numDeletedRows } = await (trx ?? (await db()))
    .deleteFrom('ownership')
    .where('user', '=', user)
    .where('property', '=', property)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All accounts with their homes, sorted by email address. */
export async function listAccounts(): Promise<(Account & { homes: number[] })[]> {
  const database = await db();
  const users = await database.selectFrom('user').select(columns).orderBy('email').execute();
  const homes = Map.groupBy(await database.selectFrom('ownership').selectAll().execute(), ({ user }) => user);
  return users.map((user) => ({
    ...user,
    homes: (homes.get(user.id) ?? []).map(({ property }) => property).toSorted((a, b) => a - b),
  }));
}

/** Deletes the account of an address with its sessions, passkeys and homes; returns its id, null if there was none. */
export async function eraseAccount(trx: Trx, email: string): Promise<string | null> {
  const account = await trx
    .deleteFrom('user')
    .where('email', '=', normalizeEmail(email))
    .returning('id')
    .executeTakeFirst();
  return account?.id ?? null;
}

/** Deletes the credentials of an account: its password, passkeys and sessions. */
export async function closeAccount(trx: Trx, user: string): Promise<void> {
  for (const table of ['account', 'passkey', 'session', 'twoFactor'] as const)
    await trx.deleteFrom(table).where('userId', '=', user).execute();
}

/** Notes that an account begins a session now. */
export async function recordLogIn(database: Database | Trx, user: string): Promise<void> {
  const at = Date.now();
  await database
    .insertInto('last_log_in')
    .values({ user, at })
    .onConflict((conflict) => conflict.column('user').doUpdateSet({ at }))
    .execute();
}

/** The hashed password of the account of an address, which differs after each change; null for none. */
export async function findPasswordHash(email: string): Promise<string | null> {
  const found = await (await db())
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select('password')
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
  return found?.password ?? null;
}

/** Locks the password of an account until the transaction ends; false if it has none. */
export async function lockPassword(trx: Trx, user: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set(({ ref }) => ({ userId: ref('userId') }))
    .where('userId', '=', user)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the other credentials of an account that has a new password: links to choose another one, and passkeys. */
export async function deleteOtherCredentials(database: Database, user: string): Promise<void> {
  await database.deleteFrom('verification').where('value', '=', user).execute();
  await database.deleteFrom('passkey').where('userId', '=', user).execute();
}

/** Stores the hashed password of an account until its search is confirmed. */
export async function storePendingPassword(trx: Trx, search: string, password: string): Promise<void> {
  await trx.insertInto('waiting_account').values({ search, password }).execute();
}

/** Whether a password is stored for a search that is not confirmed yet. */
export async function hasPendingPassword(search: string): Promise<boolean> {
  const database = await db();
  const found = await database.selectFrom('waiting_account').select('search').where('search', '=', search).execute();
  return found.length > 0;
}

/** Deletes that password and returns it; null for none. */
export async function consumePendingPassword(trx: Trx, search: string): Promise<string | null> {
  const taken = await trx
    .deleteFrom('waiting_account')
    .where('search', '=', search)
    .returning('password')
    .executeTakeFirst();
  return taken?.password ?? null;
}

/** Deletes expired sessions and links, and attempts that no longer count. */
export async function deleteEndedLogins(trx: Trx, now: number): Promise<void> {
  const moment = new Date(now).toISOString();
  for (const table of ['session', 'verification'] as const)
    await trx.deleteFrom(table).where('expiresAt', '<=', moment).execute();
  await trx
    .deleteFrom('login_try')
    .where('free_at', '<=', now - dayMs)
    .execute();
}
