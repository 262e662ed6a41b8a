import type { Locale } from '../i18n/locales.ts';
import type { PathTable } from '../routes/path-table.ts';
import type { Route } from '../routes/routes.ts';
import { fallbackLocale, hreflang } from './language-tags.ts';

/** Where absolute addresses come from. */
export interface SiteAddresses {
  paths: PathTable;
  /** The languages that are switched on. */
  locales: readonly Locale[];
  /** Public address of the site, without a slash at its end. */
  siteUrl: string;
}

export type Alternates = Partial<Record<(typeof hreflang)[Locale] | 'x-default', string>>;

/** The absolute address of a page; `query`, such as "page=2", is added to what the path table gives. */
export function absoluteAddress(route: Route, locale: Locale, { paths, siteUrl }: SiteAddresses, query = ''): string {
  const path = paths.href(route, locale);
  return siteUrl + path + (query && (path.includes('?') ? '&' : '?') + query);
}

/** The absolute addresses of a page by hreflang, in every language that is switched on and "x-default"; the same on each of them. */
export function alternates(route: Route, site: SiteAddresses, query = ''): Alternates {
  const all: Alternates = {};
  for (const locale of site.locales) all[hreflang[locale]] = absoluteAddress(route, locale, site, query);
  all['x-default'] = all[hreflang[fallbackLocale(site.locales)]];
  return all;
}
