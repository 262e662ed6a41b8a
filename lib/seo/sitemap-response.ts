import type { Snapshot } from '../content/snapshot.ts';
import { publishedData } from '../data/store.ts';
import { streamedResponse } from '../http/responses.ts';
import { type SiteAddresses, siteAddresses } from './alternates.ts';
import { type SitemapFile, sitemapFiles, sitemapIndex, sitemapPages, sitemapText } from './sitemap.ts';

// The ranges of the files, computed once for each state of the data.
const plans = new WeakMap<Snapshot, Promise<SitemapFile[]>>();

/** Returns /sitemap.xml: all pages if one file can hold them, otherwise the index of the files. */
export async function sitemapResponse(): Promise<Response> {
  const { data, site, files } = await current();
  const [only, ...others] = files;
  if (only && others.length === 0) return xml(sitemapText(sitemapPages(data), only, site));
  return xml([
    sitemapIndex(files.map(({ updated }, i) => ({ address: `${site.siteUrl}/sitemap-${i + 1}.xml`, updated }))),
  ]);
}

/** Returns /sitemap-1.xml and so on, if one file is not enough; 404 for a number that the index does not name. */
export async function numberedSitemapResponse(number: string): Promise<Response> {
  const { data, site, files } = await current();
  const file = files.length > 1 && /^[1-9]\d{0,3}$/.test(number) ? files[Number(number) - 1] : undefined;
  if (!file) return new Response(null, { status: 404 });
  return xml(sitemapText(sitemapPages(data), file, site));
}

async function current(): Promise<{ data: Snapshot; site: SiteAddresses; files: SitemapFile[] }> {
  const data = publishedData();
  const site = siteAddresses(data);
  const plan = plans.get(data) ?? sitemapFiles(sitemapPages(data), site);
  plans.set(data, plan);
  return { data, site, files: await plan };
}

const xml = (pieces: Iterable<string>): Response => streamedResponse(pieces, 'application/xml; charset=utf-8');
