import 'server-only';
import type { Account } from '../accounts/account.ts';
import { parseIds } from '../catalogue/saved-homes.ts';
import type { Snapshot } from '../data/load.ts';
import { listAccounts, ownedBy } from '../db/accounts.ts';
import { findHomes } from './find-homes.ts';
import type { OwnedHome } from './owned-home.ts';
import type { Wanted } from './portal-href.ts';

type Data = Pick<Snapshot, 'catalogue'>;

/** The homes that somebody may see in the portal, on the site or taken off it: a manager those of all. */
export async function ownedHomes(
  { id, role }: Pick<Account, 'id' | 'role'>,
  { catalogue: { properties, withdrawn } }: Data,
): Promise<OwnedHome[]> {
  const ids = role === 'manager' ? [...properties.keys(), ...withdrawn.keys()] : await ownedBy(id);
  return ids.filter((home): home is OwnedHome => properties.has(home) || withdrawn.has(home));
}

/** Everybody who owns a home that is on the site. */
export async function listOwners({ catalogue: { properties } }: Data) {
  const accounts = (await listAccounts()).filter(({ role }) => role === 'client');
  return accounts
    .map((account) => ({ ...account, homes: account.homes.filter((home): home is OwnedHome => properties.has(home)) }))
    .filter(({ homes }) => homes.length > 0);
}

/** Of these the ones that an address asks for, or all where it asks for none; numbers of others mean nothing. */
export function chosenHomes(owned: readonly OwnedHome[], { homes = '', words }: Wanted, data: Data): OwnedHome[] {
  if (words) return findHomes(owned, words, data);
  const ids = new Set(parseIds(homes));
  return owned.filter((home) => ids.size === 0 || ids.has(home));
}
