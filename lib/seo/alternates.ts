import { enabledLocales } from '../content/schema.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { env } from '../env.ts';
import { defaultLocale, type Locale, type Localized } from '../i18n/locales.ts';
import type { PathTable } from '../routes/path-table.ts';
import type { Route } from '../routes/routes.ts';

/** The hreflang of each language of the site (domain facts, "Formats"). */
export const hreflang = { nl: 'nl-BE', fr: 'fr-BE', en: 'en', de: 'de-BE' } as const satisfies Localized;

/** The Open Graph locale of each language, always with a country. */
export const openGraphLocale: Localized = { nl: 'nl_BE', fr: 'fr_BE', en: 'en_GB', de: 'de_BE' };

/** Returns the language for visitors who speak no enabled one: the default, or the first if the default is switched off. */
export const fallbackLocale = (enabled: readonly Locale[]): Locale =>
  enabled.includes(defaultLocale) ? defaultLocale : (enabled[0] ?? defaultLocale);

/** The base of absolute addresses. */
export interface SiteAddresses {
  paths: PathTable;
  /** The languages that are switched on. */
  locales: readonly Locale[];
  /** Public address of the site, without a slash at its end. */
  siteUrl: string;
}

export type Alternates = Partial<Record<(typeof hreflang)[Locale] | 'x-default', string>>;

/** Returns the absolute address of a page; appends `query`, such as "page=2", to the address of the path table. */
export function absoluteAddress(route: Route, locale: Locale, { paths, siteUrl }: SiteAddresses, query = ''): string {
  const path = paths.href(route, locale);
  return siteUrl + path + (query && (path.includes('?') ? '&' : '?') + query);
}

/** Returns the absolute addresses of a page by hreflang, in every enabled language and "x-default"; the same on each of them. */
export function alternates(route: Route, site: SiteAddresses, query = ''): Alternates {
  const addresses: Alternates = {};
  for (const locale of site.locales) addresses[hreflang[locale]] = absoluteAddress(route, locale, site, query);
  addresses['x-default'] = addresses[hreflang[fallbackLocale(site.locales)]];
  return addresses;
}

/** Returns the base of absolute addresses by the data and the environment. */
export const siteAddresses = ({ paths, content }: Pick<Snapshot, 'paths' | 'content'>): SiteAddresses => ({
  paths,
  locales: enabledLocales(content.site),
  siteUrl: env.siteUrl,
});
