import type { HomeName } from '../../components/owner/home-line';
import { addressLines } from '../catalogue/address.ts';
import { cityOf } from '../catalogue/card-view.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { OwnedHome } from './owned-home.ts';

type Data = Pick<Snapshot, 'catalogue'>;

/** A home that is on the site or was; null for a draft. */
export const knownHome = (id: OwnedHome, { catalogue }: Data): Property | null =>
  catalogue.properties.get(id) ?? catalogue.withdrawn.get(id) ?? null;

/** The same for one that must be known; throws for a draft. */
export function homeOf(id: OwnedHome, data: Data): Property {
  const home = knownHome(id, data);
  if (!home) throw new Error(`no property ${id}`);
  return home;
}

/** "Demerstraat 12, 3500 Hasselt": its owner knows a home by its street, whether the site tells it or not. */
export function ownAddress(home: Property, locale: Locale, data: Data): string {
  const { street, town } = linesOf(home, locale, data);
  return `${street}, ${town}`;
}

const linesOf = (home: Property, locale: Locale, { catalogue }: Data) =>
  addressLines({ address: { ...home.address, publish: true } }, cityOf(home, catalogue), locale);

/** What each entry says of its home: nothing where there is only one; a home that is not out yet has its number. */
export function namesOf(
  homes: readonly OwnedHome[],
  locale: Locale,
  data: Data,
): (id: number | null) => HomeName | null {
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
