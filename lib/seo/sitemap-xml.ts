import { absoluteAddress, alternates, type SiteAddresses } from './alternates.ts';
import type { SitemapPage } from './sitemap-pages.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** What stands around the `<url>` elements of a file. */
export const urlset = {
  start: `${declaration}<urlset ${namespaces} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
  end: '</urlset>\n',
} as const;

/** The `<url>` elements of a page: one for each language, each naming them all. The schema wants `lastmod` before the links. */
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

/** The file that names the others. */
export const sitemapIndex = (files: readonly { address: string; updated?: string }[]): string =>
  `${declaration}<sitemapindex ${namespaces}>\n${files
    .map(({ address, updated }) => `<sitemap><loc>${escapeXml(address)}</loc>${lastmod(updated)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

const lastmod = (day: string | undefined): string => (day ? `<lastmod>${day}</lastmod>` : '');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** All but the characters of a document in XML 1.0 (section 2.2): one of them, and no reader takes any of the file. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as it stands in XML, without the characters that cannot. */
export const escapeXml = (text: string): string =>
  text.replace(notInXml, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);
