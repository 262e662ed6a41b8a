import 'server-only';
import type { Account } from '../accounts/account.ts';
import { parseIds } from '../catalogue/saved-homes.ts';
import type { Snapshot } from '../data/load.ts';
import { listAccounts, ownedBy } from '../db/accounts.ts';
import type { OwnedHome } from './owned-home.ts';

/** The homes that somebody may see in the portal and that the catalogue still has: a manager those of all. */
export async function ownedHomes(
  { id, role }: Pick<Account, 'id' | 'role'>,
  { catalogue: { properties } }: Pick<Snapshot, 'catalogue'>,
): Promise<OwnedHome[]> {
  const ids = role === 'manager' ? [...properties.keys()] : await ownedBy(id);
  return ids.filter((home): home is OwnedHome => properties.has(home));
}

/** Everybody who owns a home that the catalogue still has. */
export async function listOwners({ catalogue: { properties } }: Pick<Snapshot, 'catalogue'>) {
  const accounts = (await listAccounts()).filter(({ role }) => role === 'client');
  return accounts
    .map((account) => ({ ...account, homes: account.homes.filter((home): home is OwnedHome => properties.has(home)) }))
    .filter(({ homes }) => homes.length > 0);
}

/** Of these the ones that an address names ("5801,5802"), or all where it names none ("all"); numbers of others mean nothing. */
export function chosenHomes(owned: readonly OwnedHome[], asked: string): OwnedHome[] {
  const ids = new Set(parseIds(asked));
  return owned.filter((home) => ids.size === 0 || ids.has(home));
}
