import 'server-only';
import type { Account } from '../accounts/account.ts';
import type { OwnedHome } from '../accounts/owned-home.ts';
import { isStaffRole, listAccounts, ownedBy } from '../accounts/store.ts';
import { findStaff } from '../accounts/store-staff.ts';
import { plain } from '../base/slug.ts';
import { addressLines } from '../catalogue/address.ts';
import { cityOf } from '../catalogue/lookup.ts';
import { parseIds } from '../catalogue/saved-homes.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Wanted } from '../requests/portal-href.ts';
import { may } from '../staff/permissions.ts';
import { visibleTo } from '../staff/portfolio.ts';

type Data = Pick<Snapshot, 'catalogue'>;

/** The homes that somebody may see in the portal, on the site or withdrawn: their own, or those with whose owners staff deal. */
export async function ownedHomes(
  { id, role }: Pick<Account, 'id' | 'role'>,
  { catalogue }: Data,
): Promise<OwnedHome[]> {
  const { properties, withdrawn } = catalogue;
  const ids = isStaffRole(role) ? await homesOfStaff(id, { catalogue }) : await ownedBy(id);
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

/** Of these homes the ones that an address asks for, or all where it asks for none; ids of homes of others are ignored. */
export function chosenHomes(owned: readonly OwnedHome[], { homes = '', words }: Wanted, data: Data): OwnedHome[] {
  if (words) return findHomes(owned, words, data);
  const ids = new Set(parseIds(homes));
  return owned.filter((home) => ids.size === 0 || ids.has(home));
}

/** The homes whose number, reference, address or title has a word that begins with each of the words: "zonh dorps 12", whatever the capitals and accents. */
function findHomes(homes: readonly OwnedHome[], words: string, data: Data): OwnedHome[] {
  const asked = wordsOf(words);
  const matches = (id: OwnedHome): boolean => {
    const home = knownHome(id, data);
    const own = home ? wordsOfHome(home, data.catalogue) : [String(id)];
    return asked.every((part) => own.some((word) => word.startsWith(part)));
  };
  return asked.length > 0 ? homes.filter(matches) : [];
}

/** The words by which homes are found, kept as long as their catalogue. */
const knownWords = new WeakMap<object, Map<Property, string[]>>();

/** The words by which a home is found: number, reference, address and titles. */
export function wordsOfHome(home: Property, catalogue: Data['catalogue']): string[] {
  const kept = knownWords.get(catalogue) ?? new Map<Property, string[]>();
  knownWords.set(catalogue, kept);
  const words = kept.get(home) ?? wordsOf(searchText(home, { catalogue }));
  kept.set(home, words);
  return words;
}

function searchText({ id, reference, title, address, city }: Property, { catalogue }: Data): string {
  const { zip, name } = cityOf({ city }, catalogue);
  const { street, houseNumber, boxNr } = address;
  return [id, reference, street, houseNumber, boxNr, zip, ...Object.values(name), ...Object.values(title)].join(' ');
}

/** The words of a text without capitals and accents. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A home that is on the site or was; null for a draft. */
export const knownHome = (id: OwnedHome, { catalogue }: Data): Property | null =>
  catalogue.properties.get(id) ?? catalogue.withdrawn.get(id) ?? null;

/** The same for one that must be known; throws for a draft. */
export function homeOf(id: OwnedHome, data: Data): Property {
  const home = knownHome(id, data);
  if (!home) throw new Error(`no property ${id}`);
  return home;
}

/** "Demerstraat 12, 3500 Hasselt": the owner's own page shows the street, whether the site publishes it or not. */
export function ownAddress(home: Property, locale: Locale, data: Data): string {
  const { street, town } = linesOf(home, locale, data);
  return `${street}, ${town}`;
}

const linesOf = (home: Property, locale: Locale, { catalogue }: Data) =>
  addressLines({ address: { ...home.address, publish: true } }, cityOf(home, catalogue), locale);

export interface HomeName {
  reference: string;
  /** Its street; empty for a draft. */
  name: string;
}
export type NameOf = (id: number | null) => HomeName | null;

/** How entries about homes name theirs: null where all are about one home; a draft has its number as reference. */
export function namesOf(homes: readonly OwnedHome[], locale: Locale, data: Data): NameOf {
  if (homes.length < 2) return () => null;
  const names = new Map<number | null, HomeName>(
    homes.map((id) => {
      const home = knownHome(id, data);
      const name = home && linesOf(home, locale, data).street;
      return [id, { reference: home?.reference ?? String(id), name: name ?? '' }];
    }),
  );
  return (id) => names.get(id) ?? null;
}
