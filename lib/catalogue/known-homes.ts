import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import { cityOf } from './lookup.ts';
import { addressLines } from './places/address.ts';
import type { Project } from './schema/lists.ts';
import type { Property } from './schema/property.ts';

/** Returns "Demerstraat 12, 3500 Hasselt" for the owner and the office, whether the site publishes the street or not. */
export function ownAddress(home: Property, locale: Locale, data: Pick<Snapshot, 'catalogue'>): string {
  const { street, town } = fullAddressLines(home, locale, data);
  return `${street}, ${town}`;
}

export const fullAddressLines = (home: Property, locale: Locale, { catalogue }: Pick<Snapshot, 'catalogue'>) =>
  addressLines({ address: { ...home.address, publish: true } }, cityOf(home, catalogue), locale);

/** Returns a home of the site, or one that was withdrawn; undefined for a draft and for none. */
export const getHome = (id: number, { catalogue }: Pick<Snapshot, 'catalogue'>): Property | undefined =>
  catalogue.properties.get(id) ?? catalogue.withdrawn.get(id);

/** Returns a project of the site, or one that was withdrawn; undefined for a draft and for none. */
export const getProject = (id: number, { catalogue }: Pick<Snapshot, 'catalogue'>): Project | undefined =>
  catalogue.projects.get(id) ?? catalogue.withdrawnProjects.get(id);

/** Returns a home or project in one line, "HAS-5801 · Demerstraat 12"; only its number if the record is gone. */
export function subjectLine(
  { property, project }: { property: number | null; project: number | null },
  locale: Locale,
  data: Snapshot,
): string {
  const home = property === null ? undefined : getHome(property, data);
  if (home) return [home.reference, ownAddress(home, locale, data)].join(' · ');
  if (project !== null) return getProject(project, data)?.name ?? String(project);
  return property === null ? '' : String(property);
}
