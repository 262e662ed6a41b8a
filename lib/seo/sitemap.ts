import { setImmediate } from 'node:timers/promises';
import { isElsewhere } from '../catalogue/availability.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { listsShowing, toListTraits } from '../catalogue/search/home-lists.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { locales } from '../i18n/locales.ts';
import { officeHref } from '../routes/office-paths.ts';
import { lists, type Route, type SinglePage, singlePages } from '../routes/routes.ts';
import { absoluteAddress, alternates, type SiteAddresses } from './alternates.ts';

/** Returns robots.txt: everything except the API and the office is allowed, and the sitemap is named. */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    ...locales.map((locale) => `Disallow: ${officeHref('', locale)}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** A page that search engines should index, with the day on which its content last changed. */
export interface SitemapPage {
  route: Route;
  updated?: string;
}

/** Pages with a visitor's own content, which search engines should not index. */
const personal: readonly SinglePage[] = [
  'favourites',
  'compare',
  'shortlist',
  'visit',
  'subscription',
  'my-data',
  'login',
  'password',
];

/** Yields every page of the site, always in the same order: home, lists that have homes, pages that editors build, projects and homes. Projects with their own site are left out. */
export function* sitemapPages({ catalogue, content }: Pick<Snapshot, 'catalogue' | 'content'>): Generator<SitemapPage> {
  const { properties, projects, units } = catalogue;
  const ownProjects = [...projects.values()].filter(({ external }) => !external);
  yield { route: { name: 'home' }, updated: newest(properties.values()) };
  yield* listPages(catalogue);
  const empty: readonly string[] = ownProjects.length > 0 ? personal : [...personal, 'projects'];
  for (const name of singlePages) if (!empty.includes(name)) yield { route: { name } };
  for (const { id, type, index, modifyDate } of content.pages.values())
    if (index && type !== 'feedback') yield { route: { name: 'page', id }, updated: modifyDate };
  for (const { id, publishedAt } of ownProjects) {
    yield { route: { name: 'project', id }, updated: newest(units.get(id) ?? []) ?? publishedAt };
  }
  for (const home of properties.values()) {
    if (!isElsewhere(home, catalogue)) yield { route: { name: 'property', id: home.id }, updated: home.updatedAt };
  }
}

/** Returns the lists, each by city, and by type within a city; a whole list also while it is empty. */
function listPages(catalogue: Snapshot['catalogue']): Iterable<SitemapPage> {
  const levels = new Map<string, SitemapPage>();
  const meet = (route: Extract<Route, { name: 'listings' }>, updated?: string): void => {
    const key = `${route.list}/${route.city ?? ''}/${route.type ?? ''}`;
    const level = levels.get(key);
    if (!level) levels.set(key, { route, updated });
    else if (updated && (!level.updated || updated > level.updated)) level.updated = updated;
  };
  for (const list of lists) meet({ name: 'listings', list });
  for (const home of catalogue.properties.values()) {
    const { city, webId: type, updatedAt } = home;
    for (const list of listsShowing(toListTraits(home, catalogue))) {
      meet({ name: 'listings', list }, updatedAt);
      meet({ name: 'listings', list, city }, updatedAt);
      meet({ name: 'listings', list, city, type }, updatedAt);
    }
  }
  return levels.values();
}

function newest(properties: Iterable<Property>): string | undefined {
  let day: string | undefined;
  for (const { updatedAt } of properties) if (!day || updatedAt > day) day = updatedAt;
  return day;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The element around the `<url>` elements of a file. */
export const urlset = {
  start: `${declaration}<urlset ${namespaces} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
  end: '</urlset>\n',
} as const;

/** Returns the `<url>` elements of a page: one for each language, each with links to all. The schema requires `lastmod` before the links. */
export function urlElements({ route, updated }: SitemapPage, site: SiteAddresses): string {
  const links = Object.entries(alternates(route, site))
    .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`)
    .join('');
  return site.locales
    .map(
      (locale) =>
        `<url><loc>${escapeXml(absoluteAddress(route, locale, site))}</loc>${lastmod(updated)}${links}</url>\n`,
    )
    .join('');
}

/** Returns the file that names the others. */
export const sitemapIndex = (files: readonly { address: string; updated?: string }[]): string =>
  `${declaration}<sitemapindex ${namespaces}>\n${files
    .map(({ address, updated }) => `<sitemap><loc>${escapeXml(address)}</loc>${lastmod(updated)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

const lastmod = (day: string | undefined): string => (day ? `<lastmod>${day}</lastmod>` : '');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Characters that XML 1.0 does not allow (section 2.2): with one of them, readers reject the whole file. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for XML and drops characters that XML cannot contain. */
export const escapeXml = (text: string): string =>
  text.replace(notInXml, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** A file with the site's pages from `from` up to but not including `to`. */
export interface SitemapFile {
  from: number;
  to: number;
  /** The newest day in it, YYYY-MM-DD. */
  updated?: string;
}

/** The limits of one file (sitemaps.org/protocol.html); bytes before compression. */
export const sitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 };

const pagesPerChunk = 20;
const pagesPerTurn = 1000;

/** Splits the pages into as few files as the limits allow, at least one, with all languages of a page in one file. */
export async function sitemapFiles(
  pages: Iterable<SitemapPage>,
  site: SiteAddresses,
  limits = sitemapLimits,
): Promise<SitemapFile[]> {
  const room = limits.bytes - Buffer.byteLength(urlset.start + urlset.end);
  let file: SitemapFile = { from: 0, to: 0 };
  const files = [file];
  let bytes = 0;
  for (const page of pages) {
    const size = Buffer.byteLength(urlElements(page, site));
    const urls = (file.to - file.from + 1) * site.locales.length;
    if (urls > limits.urls || bytes + size > room) {
      file = { from: file.to, to: file.to };
      files.push(file);
      bytes = 0;
    }
    bytes += size;
    file.to++;
    if (page.updated && page.updated > (file.updated ?? '')) file.updated = page.updated;
    // A hundred thousand homes take almost a second: let the server answer requests meanwhile.
    if (file.to % pagesPerTurn === 0) await setImmediate();
  }
  return files;
}

/** Yields the text of a file in pieces of some ten kilobytes. */
export function* sitemapText(
  pages: Iterable<SitemapPage>,
  { from, to }: SitemapFile,
  site: SiteAddresses,
): Generator<string> {
  let position = 0;
  let piece: string = urlset.start;
  for (const page of pages) {
    if (position >= to) break;
    if (position >= from) piece += urlElements(page, site);
    position++;
    if (position > from && position % pagesPerChunk === 0) {
      yield piece;
      piece = '';
    }
  }
  yield piece + urlset.end;
}
