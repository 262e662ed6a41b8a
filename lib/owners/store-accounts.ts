import type { Account } from '../accounts/account.ts';
import { db, type Trx } from '../db/database.ts';

/** The account of an owner of homes, as staff see it; times in ms since epoch. */
export interface OwnerAccount extends Account {
  homes: number[];
  /** Whether they chose a password. */
  isActive: boolean;
  /** The end of their last invitation; null if none is open. */
  invitedUntil: number | null;
  lastLogIn: number | null;
}

/** The accounts that own a home, by name; of one account, if that one does. */
export async function listOwnerAccounts(id?: string): Promise<OwnerAccount[]> {
  const database = await db();
  const owned = await database
    .selectFrom('ownership')
    .innerJoin('user', 'user.id', 'ownership.user')
    .select(['user.id', 'user.name', 'user.email', 'user.role', 'user.locale', 'ownership.property'])
    .where('user.role', '=', 'client')
    .$if(id !== undefined, (query) => query.where('user.id', '=', id ?? ''))
    .orderBy('user.name')
    .orderBy('user.id')
    .orderBy('ownership.property')
    .execute();
  const passwords = await database.selectFrom('account').select('userId').where('password', 'is not', null).execute();
  const links = await database.selectFrom('verification').select(['value', 'expiresAt']).execute();
  const logIns = await database.selectFrom('last_log_in').select(['user', 'at']).execute();
  const active = new Set(passwords.map(({ userId }) => userId));
  const last = new Map(logIns.map(({ user, at }) => [user, at]));
  const open = Map.groupBy(links, ({ value }) => value);
  return [...Map.groupBy(owned, (row) => row.id).values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { property: _, ...account } = first;
    const ends = (open.get(account.id) ?? []).map(({ expiresAt }) => new Date(expiresAt).getTime());
    const until = Math.max(0, ...ends);
    return {
      ...account,
      homes: rows.map(({ property }) => property),
      isActive: active.has(account.id),
      invitedUntil: until > Date.now() ? until : null,
      lastLogIn: last.get(account.id) ?? null,
    };
  });
}

/** Takes all homes from an account, ends its sessions and makes its open links worthless; the account stays. */
export async function endOwnership(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('ownership').where('user', '=', id).execute();
  await trx.deleteFrom('session').where('userId', '=', id).execute();
  await trx.deleteFrom('verification').where('value', '=', id).execute();
}
