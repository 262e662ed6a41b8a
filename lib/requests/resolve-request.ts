import { writeQuery } from '../catalogue/search/criteria-query.ts';
import { enabledLocales } from '../content/schema.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { type IncompleteDrafts, incompleteOf } from '../files/draft.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { preferredLocale } from '../i18n/preferred.ts';
import { looksLikeHome } from '../routes/locate.ts';
import { officeHref, officeSegment, readOfficePage } from '../routes/office-paths.ts';
import type { Route } from '../routes/routes.ts';
import { listingAddress } from './listing-address.ts';
import {
  loginAddress,
  myDataAddress,
  pageAddress,
  passwordAddress,
  portalAddress,
  projectAddress,
  projectsAddress,
  savedAddress,
  shortlistAddress,
  subscriptionAddress,
  visitAddress,
} from './page-addresses.ts';

export interface RequestInfo {
  pathname: string;
  query: URLSearchParams;
  /** The language cookie, set in the browser by the language switcher. */
  language?: string;
  acceptLanguage: string | null;
}

/** The result for a request: a page of app/[locale] with its status, or a redirect. */
export type Resolution =
  | {
      page: string;
      status: 200 | 404 | 410;
      perRequest?: boolean;
      byLanguage?: boolean;
      holdsForm?: boolean;
      isLive?: boolean;
      personal?: boolean;
      isOffice?: boolean;
    }
  | { redirect: string; status: 307 | 308; personal?: boolean };

/** Finds the page behind an address, exactly as product.md ("Languages, addresses, redirects") says. Pure. */
export function resolveRequest(request: RequestInfo, { catalogue, content, paths, incomplete }: Snapshot): Resolution {
  const enabled = enabledLocales(content.site);
  const prefix = request.pathname.split('/')[1]?.toLowerCase();
  const explicit = locales.find((locale) => locale === prefix);
  const locale = explicit ?? preferredLocale(request.language, request.acceptLanguage, enabled);
  if (!enabled.includes(locale)) return { page: `/${enabled[0]}/missing/`, status: 404 };

  const office = resolveOfficePage(request, locale, !explicit);
  if (office) return office;

  const found = paths.locate(request.pathname);
  const byLanguage = !explicit;
  if (!found) {
    const draft = incompletePage(request.pathname, incomplete);
    if (draft) return { page: `/${locale}/incomplete/${draft}/`, status: 200, perRequest: true, byLanguage };
    const page = looksLikeHome(request.pathname) ? 'missing/home' : 'missing';
    return { page: `/${locale}/${page}/`, status: 404, byLanguage };
  }
  const { route } = found;
  if (paths.isGone(route)) {
    const page = route.name === 'property' ? `gone/${route.id}` : 'gone';
    return { page: `/${locale}/${page}/`, status: 410, byLanguage };
  }

  const external = paths.link(route, locale);
  if (!external.startsWith('/')) return { redirect: external, status: found.locale ? 308 : 307 };

  const { address, page, temporary, ...kind } = target(route, locale, request.query, {
    catalogue,
    content,
    paths,
  });
  const requested = request.pathname + (request.query.size > 0 ? `?${writeQuery(request.query)}` : '');
  if (address !== requested)
    return { redirect: address, status: found.locale && !temporary ? 308 : 307, personal: kind.personal };
  return { page, status: 200, ...kind };
}

/** The part of an address that names a home or a project of which a preview knows that it is not complete: "property/6100". */
function incompletePage(pathname: string, drafts: IncompleteDrafts | undefined): string | null {
  const [, kind = '', id] = /^(?:\/[a-z]{2})?\/(property|project)\/(\d+)\/?$/.exec(pathname) ?? [];
  return incompleteOf(drafts, kind, Number(id)) ? `${kind}/${id}` : null;
}

/** A page of the office, whose addresses are none of the path table's and are in no sitemap; null for an address that is not below it. */
function resolveOfficePage({ pathname, query }: RequestInfo, locale: Locale, byLanguage: boolean): Resolution | null {
  const [segment, ...rest] = pathname.split('/').slice(byLanguage ? 1 : 2);
  if (segment !== officeSegment) return null;
  const page = readOfficePage(rest);
  const address = page === null ? `/${[locale, segment, ...rest].join('/')}` : officeHref(page, locale);
  if (pathname !== address) {
    const redirect = address + (query.size > 0 ? `?${writeQuery(query)}` : '');
    return { redirect, status: byLanguage ? 307 : 308, personal: true };
  }
  const kind = { status: 200, perRequest: true, personal: true, isOffice: true } as const;
  // The page of a record as it would be published: nothing is sent from it.
  if (page?.startsWith('beside/'))
    return { page: `/${locale}/record-preview/${page.slice('beside/'.length)}/`, ...kind };
  // For a missing one, the page itself shows that, and sets the status.
  return { page: page === null ? `/${locale}/${officeSegment}/nothing/` : address, holdsForm: true, ...kind };
}

export interface PageTarget {
  /** The canonical address, with its query. */
  address: string;
  /** The page of app/ that renders it; one that is rendered per request reads the query itself. */
  page: string;
  /** The redirect is temporary: the meaning of words or of an unknown name may change. */
  temporary?: boolean;
  /** The page is rendered for each request, not cached. */
  perRequest?: boolean;
  /** The page has a form, which is posted to the same address. */
  holdsForm?: boolean;
  /** The page shows more than the data, such as which hours are still free: it has no ETag. */
  isLive?: boolean;
  /** The page is personal: it must not be cached. */
  personal?: boolean;
}

function target(route: Route, locale: Locale, query: URLSearchParams, snapshot: Snapshot): PageTarget {
  if (route.name === 'listings') return listingAddress(route, locale, query, snapshot);
  if (route.name === 'projects') return projectsAddress(locale, query, snapshot);
  if (route.name === 'project') return projectAddress(route.id, locale, query, snapshot);
  if (route.name === 'favourites' || route.name === 'compare') return savedAddress(route.name, locale, query, snapshot);
  if (route.name === 'shortlist') return shortlistAddress(locale, query, snapshot);
  if (route.name === 'visit') return visitAddress(locale, query, snapshot);
  if (route.name === 'subscription') return subscriptionAddress(locale, query, snapshot);
  if (route.name === 'login') return loginAddress(locale, query, snapshot);
  if (route.name === 'my-data') return myDataAddress(locale, query, snapshot);
  if (route.name === 'password') return passwordAddress(locale, query, snapshot);
  if (route.name === 'portal') return portalAddress(route.section, locale, query, snapshot);
  if (route.name === 'page') return pageAddress(route.id, locale, query, snapshot);
  const address = snapshot.paths.href(route, locale) + (query.size > 0 ? `?${writeQuery(query)}` : '');
  const page = 'id' in route ? `/${locale}/${route.name}/${route.id}/` : folderOf(route.name, locale);
  return { address, page };
}

const folderOf = (name: Route['name'], locale: Locale): string =>
  name === 'home' ? `/${locale}/` : `/${locale}/${name}/`;
