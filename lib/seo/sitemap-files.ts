import { setImmediate } from 'node:timers/promises';
import type { SiteAddresses } from './alternates.ts';
import type { SitemapPage } from './sitemap-pages.ts';
import { urlElements, urlset } from './sitemap-xml.ts';

/** Which of the site's pages a file holds: from … up to but not including. */
export interface SitemapFile {
  from: number;
  to: number;
  /** The newest day in it, YYYY-MM-DD. */
  updated?: string;
}

/** What search engines accept in one file (sitemaps.org/protocol.html); bytes before compression. */
export const sitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 };

const pagesPerChunk = 20;
const pagesPerTurn = 1000;

/** Cuts the pages into as few files as the limits allow, without breaking the languages of a page apart. At least one file. */
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
    // A hundred thousand homes take most of a second, in which visitors are served as well.
    if (file.to % pagesPerTurn === 0) await setImmediate();
  }
  return files;
}

/** The text of a file in pieces of some ten kilobytes, made as they are asked for. */
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
