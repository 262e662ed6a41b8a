import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import { queryOf, readWanted, type Wanted, wantedNames } from '../owners/portal-href.ts';
import type { PortalSection } from '../routes/portal-sections.ts';
import type { Target } from './decide.ts';
import { withQuery } from './with-query.ts';

/** Pages of one person: no cache keeps them. */
const own = { perRequest: true, personal: true, temporary: true } as const;

/** The door of the portal: `?section=visits&homes=5801` is the page of it that was asked for before. */
export function loginAddress(locale: Locale, query: URLSearchParams, { paths }: Snapshot): Target {
  const { section, homes } = readWanted(query);
  return {
    address: withWanted(paths.href({ name: 'login' }, locale), { section, homes }, query),
    page: `/${locale}/login/`,
    ...own,
    holdsForm: true,
  };
}

/** A forgotten password: asked for, on its way (`?sent=yes`), and with `?link=…`, which the mail brings, a new one. */
export function passwordAddress(locale: Locale, query: URLSearchParams, { paths }: Snapshot): Target {
  const link = /^[\w-]{1,400}\.[\w-]{43}$/.exec(query.get('link') ?? '')?.[0] ?? '';
  const sent = query.get('sent') === 'yes' && !link;
  const asked = link ? `link=${link}` : sent ? 'sent=yes' : '';
  return {
    address: withQuery(paths.href({ name: 'password' }, locale), asked, query, ['link', 'sent']),
    page: `/${locale}/password/${link ? 'link/' : sent ? 'sent/' : ''}`,
    ...own,
    holdsForm: true,
  };
}

/**
 * A section of the portal: `?homes=5801,5802` are the homes that it speaks of, or `?find=Zonhoven` those that these words mean; neither
 * means all. Whose they are, the page asks.
 */
export function portalAddress(
  section: PortalSection | undefined,
  locale: Locale,
  query: URLSearchParams,
  { paths }: Snapshot,
): Target {
  const { homes, words } = readWanted(query);
  return {
    address: withWanted(paths.href({ name: 'portal', section }, locale), { homes, words }, query),
    page: `/${locale}/portal/${section ?? 'statistics'}/`,
    ...own,
  };
}

const withWanted = (path: string, wanted: Wanted, query: URLSearchParams): string =>
  withQuery(path, queryOf(wanted).slice(1), query, wantedNames);
