import 'server-only';
import type { Account } from '../accounts/account.ts';
import type { OwnedHome } from '../accounts/owned-home.ts';
import { isStaffRole, listAccounts, listHomesOfAccount } from '../accounts/store.ts';
import { findStaff } from '../accounts/store-staff.ts';
import { tokenize } from '../base/slug.ts';
import { fullAddressLines, getHome } from '../catalogue/known-homes.ts';
import { parseIds } from '../catalogue/saved-homes.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { homeWords } from '../catalogue/search/home-words.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Wanted } from '../requests/portal-href.ts';
import { visibleTo } from '../staff/portfolio.ts';
import { may } from '../staff/rights.ts';

type Data = Pick<Snapshot, 'catalogue'>;

/** The homes that somebody may see in the portal, on the site or withdrawn: their own, or those with whose owners staff deal. */
export async function listOwnedHomes(
  { id, role }: Pick<Account, 'id' | 'role'>,
  { catalogue }: Data,
): Promise<OwnedHome[]> {
  const { properties, withdrawn } = catalogue;
  const ids = isStaffRole(role) ? await homesOfStaff(id, { catalogue }) : await listHomesOfAccount(id);
  return ids.filter((home): home is OwnedHome => properties.has(home) || withdrawn.has(home));
}

async function homesOfStaff(id: string, data: Data): Promise<number[]> {
  const staff = await findStaff(id);
  if (!staff || !may(staff.role, 'owner.see')) return [];
  const { properties, withdrawn } = data.catalogue;
  return [...(visibleTo(staff, data)?.homes ?? [...properties.keys(), ...withdrawn.keys()])];
}

/** Everybody who owns a home that is on the site. */
export async function listOwners({ catalogue: { properties } }: Data) {
  const accounts = (await listAccounts()).filter(({ role }) => role === 'client');
  return accounts
    .map((account) => ({ ...account, homes: account.homes.filter((home): home is OwnedHome => properties.has(home)) }))
    .filter(({ homes }) => homes.length > 0);
}

/** Returns those of an owner’s homes that an address asks for, or all where it asks for none; ids of other people’s homes are ignored. */
export function selectChosenHomes(owned: readonly OwnedHome[], { homes = '', words }: Wanted, data: Data): OwnedHome[] {
  if (words) return findHomes(owned, words, data);
  const ids = new Set(parseIds(homes));
  return owned.filter((home) => ids.size === 0 || ids.has(home));
}

/** The homes whose number, reference, address or title has a word that begins with each of the words: "zonh dorps 12", whatever the capitals and accents. */
function findHomes(homes: readonly OwnedHome[], words: string, data: Data): OwnedHome[] {
  const asked = tokenize(words);
  const matches = (id: OwnedHome): boolean => {
    const home = getHome(id, data);
    const own = home ? homeWords(home, data.catalogue) : [String(id)];
    return asked.every((part) => own.some((word) => word.startsWith(part)));
  };
  return asked.length > 0 ? homes.filter(matches) : [];
}

/** Returns the home with an id, which is or was on the site; throws for a draft. */
export function requirePublishedHome(id: OwnedHome, data: Data): Property {
  const home = getHome(id, data);
  if (!home) throw new Error(`no property ${id}`);
  return home;
}

export interface HomeName {
  reference: string;
  /** Its street; empty for a draft. */
  name: string;
}
export type NameOf = (id: number | null) => HomeName | null;

/** Returns a function that labels the home of an entry: null if there is only one home. The reference of a draft is its number. */
export function homeLabels(homes: readonly OwnedHome[], locale: Locale, data: Data): NameOf {
  if (homes.length < 2) return () => null;
  const names = new Map<number | null, HomeName>(
    homes.map((id) => {
      const home = getHome(id, data);
      const name = home && fullAddressLines(home, locale, data).street;
      return [id, { reference: home?.reference ?? String(id), name: name ?? '' }];
    }),
  );
  return (id) => names.get(id) ?? null;
}
