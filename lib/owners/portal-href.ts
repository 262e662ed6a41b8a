import { parseIds } from '../catalogue/saved-homes.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import { type PortalSection, portalSections } from '../routes/portal-sections.ts';

/** The section that a text names; undefined for the statistics, which come first. */
export const readSection = (text: string): PortalSection | undefined => portalSections.find((name) => name === text);

type Section = PortalSection | undefined;
type Paths = Pick<Snapshot, 'paths'>;

/** The address of a section of the portal about some homes ("5801,5802"), or about all where none is named. */
export const portalHref = (section: Section, homes: string, locale: Locale, { paths }: Paths): string =>
  paths.href({ name: 'portal', section }, locale) + queryOf({ homes: idsIn(homes) });

/** The address of the door that leads there. */
export const loginHref = (section: Section, homes: string, locale: Locale, { paths }: Paths): string =>
  paths.href({ name: 'login' }, locale) + loginQuery(section, homes);

/** What the door remembers: "?section=visits&homes=5801"; empty for all statistics. */
export const loginQuery = (section: Section, homes: string): string => queryOf({ section, homes: idsIn(homes) });

const idsIn = (homes: string): string => parseIds(homes).join(',');

/** "?section=visits&homes=5801"; what is empty is left out. */
function queryOf(values: Record<string, string | undefined>): string {
  const query = Object.entries(values).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return query.length > 0 ? `?${query.join('&')}` : '';
}
