import type { HomeName } from '../../components/owner/home-line';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { OwnedHome } from './owned-home.ts';

/** A home that is on the site or was; null for a draft. */
export const knownHome = (id: OwnedHome, { catalogue }: Pick<Snapshot, 'catalogue'>): Property | null =>
  catalogue.properties.get(id) ?? catalogue.withdrawn.get(id) ?? null;

/** What each entry says of its home: nothing where there is only one; a home that is not out yet has its number. */
export function namesOf(
  homes: readonly OwnedHome[],
  locale: Locale,
  data: Pick<Snapshot, 'catalogue'>,
): (id: number | null) => HomeName | null {
  if (homes.length < 2) return () => null;
  const names = new Map<number | null, HomeName>(
    homes.map((id) => {
      const home = knownHome(id, data);
      return [id, { title: home?.title[locale] ?? '', reference: home?.reference ?? String(id) }];
    }),
  );
  return (id) => names.get(id) ?? null;
}
