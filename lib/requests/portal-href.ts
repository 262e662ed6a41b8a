import { parseIds } from '../catalogue/saved-homes.ts';
import { writeQuery } from '../catalogue/search/criteria-query.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import { type PortalSection, portalSections } from '../routes/routes.ts';

/** The query of the portal, or of the log-in page: all homes if it names none. */
export interface Wanted {
  section?: PortalSection;
  /** "5801,5802"; a text without numbers names none. */
  homes?: string;
  /** The words that find homes instead: "Zonhoven". */
  words?: string;
  /** The account of the owner as whom staff look. */
  as?: string;
}

type Paths = Pick<Snapshot, 'paths'>;

/** Homes that an address can hold without growing too long. */
const maxHomes = 50;
/** In characters. */
const maxWordsLength = 60;

/** The names under which a query holds it. */
export const wantedNames = ['section', 'homes', 'find', 'as'];

/** The parsed query; words have priority over numbers, since a person typed them. */
export function readWanted(query: URLSearchParams): Wanted {
  const words = query.get('find')?.trim().slice(0, maxWordsLength).trim();
  const homes = words ? '' : idsIn(query.getAll('homes').join(','));
  const as = /^[\w-]{8,64}$/.exec(query.get('as') ?? '')?.[0];
  return { section: readSection(query.get('section') ?? ''), homes, words, as };
}

/** The section that a text names; undefined for the statistics, which come first. */
export const readSection = (text: string): PortalSection | undefined => portalSections.find((name) => name === text);

/** The address of a section of the portal about some homes. */
export const portalHref = ({ section, ...homes }: Wanted, locale: Locale, { paths }: Paths): string =>
  paths.href({ name: 'portal', section }, locale) + portalQuery(homes);

/** The address of the log-in page that leads there. */
export const loginHref = (wanted: Wanted, locale: Locale, { paths }: Paths): string =>
  paths.href({ name: 'login' }, locale) + portalQuery(wanted);

/** "?section=visits&homes=5801"; what is empty is left out. */
export function portalQuery({ section, homes = '', words, as }: Wanted): string {
  const values = Object.entries({ section, homes: words ? '' : idsIn(homes), find: words, as });
  const query = writeQuery(values.flatMap(([name, value]) => (value ? [[name, value] as const] : [])));
  return query && `?${query}`;
}

const idsIn = (homes: string): string => parseIds(homes).slice(0, maxHomes).join(',');
