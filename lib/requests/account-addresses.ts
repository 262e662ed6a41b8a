import { parseIds } from '../catalogue/saved-homes.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import { type PortalSection, portalSections } from '../routes/portal-sections.ts';
import type { Target } from './decide.ts';
import { withQuery } from './with-query.ts';

/** Pages of one person: no cache keeps them, and all of them have forms. */
const own = { perRequest: true, holdsForm: true, personal: true, temporary: true } as const;
/** As many homes as an address can hold without growing too long. */
const mostHomes = 50;

/** The door of the portal: `?section=visits&homes=5801` is the page of it that was asked for before. */
export function loginAddress(locale: Locale, query: URLSearchParams, { paths }: Snapshot): Target {
  const section = portalSections.find((name) => name === query.get('section'));
  const homes = homesIn(query);
  const asked = [section && `section=${section}`, homesQuery(homes)].filter(Boolean).join('&');
  return {
    address: withQuery(paths.href({ name: 'login' }, locale), asked, query, ['section', 'homes']),
    page: `/${locale}/login/${levels(section, homes)}`,
    ...own,
  };
}

/** A forgotten password: asked for, on its way (`?sent=yes`), and with `?link=…`, which the mail brings, a new one. */
export function passwordAddress(locale: Locale, query: URLSearchParams, { paths }: Snapshot): Target {
  const link = /^[\w-]{1,400}\.[\w-]{43}$/.exec(query.get('link') ?? '')?.[0] ?? '';
  const sent = query.get('sent') === 'yes' && !link;
  const asked = link ? `link=${link}` : sent ? 'sent=yes' : '';
  return {
    address: withQuery(paths.href({ name: 'password' }, locale), asked, query, ['link', 'sent']),
    page: `/${locale}/password/${link ? `link/${link}/` : sent ? 'sent/' : ''}`,
    ...own,
  };
}

/** A section of the portal: `?homes=5801,5802` are the homes that it speaks of, none means all. Whose they are, the page asks. */
export function portalAddress(
  section: PortalSection | undefined,
  locale: Locale,
  query: URLSearchParams,
  { paths }: Snapshot,
): Target {
  const homes = homesIn(query);
  return {
    address: withQuery(paths.href({ name: 'portal', section }, locale), homesQuery(homes), query, ['homes']),
    page: `/${locale}/portal/${levels(section, homes)}`,
    ...own,
  };
}

const homesIn = (query: URLSearchParams): number[] => parseIds(query.getAll('homes').join(',')).slice(0, mostHomes);
const homesQuery = (homes: readonly number[]): string => (homes.length > 0 ? `homes=${homes.join(',')}` : '');
const levels = (section: PortalSection | undefined, homes: readonly number[]): string =>
  `${section ?? 'statistics'}/${homes.join(',') || 'all'}/`;
