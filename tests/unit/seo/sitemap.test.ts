// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { containingLists, toListTraits } from '@/lib/catalogue/search/home-lists';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { ListName, Route } from '@/lib/routes/routes';
import type { SiteAddresses } from '@/lib/seo/alternates';
import { escapeXml, sitemapFiles, sitemapIndex, sitemapPages, sitemapText, urlElements } from '@/lib/seo/sitemap';
import { first, homes, sample } from '@/tests/support/sample-site';

const site: SiteAddresses = { paths: sample.paths, locales, siteUrl: 'https://www.heem.example' };
const pages = [...sitemapPages(sample)];

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

const texts = (document: Document, name: string): string[] =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');

const textOf = async (locales: readonly Locale[]): Promise<string> => {
  const files = await sitemapFiles(pages, { ...site, locales });
  expect(files).toHaveLength(1);
  return files.flatMap((file) => [...sitemapText(pages, file, { ...site, locales })]).join('');
};

describe('the sitemap of the catalogue', () => {
  test('holds every page once in every language, and names its languages', async () => {
    const document = parse(await textOf(locales));
    const addresses = texts(document, 'loc');
    expect(addresses).toHaveLength(pages.length * locales.length);
    expect(new Set(addresses).size).toBe(addresses.length);
    // Its languages are on all of them, reciprocally, after the day of the change.
    const links = new Map<string, string[]>();
    for (const url of document.getElementsByTagName('url')) {
      const [loc, ...rest] = [...url.children];
      const alternates = rest.splice(-5);
      expect(['', 'lastmod']).toContain(rest.map(({ localName }) => localName).join());
      expect(alternates.map((link) => link.getAttribute('hreflang')).join()).toBe('nl-BE,fr-BE,en,de-BE,x-default');
      expect(alternates.every(({ namespaceURI }) => namespaceURI === 'http://www.w3.org/1999/xhtml')).toBe(true);
      const hrefs = alternates.map((link) => link.getAttribute('href') ?? '');
      links.set(loc?.textContent ?? '', hrefs);
    }
    for (const [address, alternates] of links) {
      expect(alternates).toContain(address);
      for (const alternate of alternates) expect(links.get(alternate)).toEqual(alternates);
    }
  });

  test('leaves out a language that is switched off', async () => {
    const text = await textOf(['nl', 'en']);
    expect(text).not.toMatch(/\/fr\/|\/de\/|fr-BE|de-BE/);
  });
});

describe('the pages of the sitemap', () => {
  const has = (wanted: Route): boolean => pages.some(({ route }) => JSON.stringify(route) === JSON.stringify(wanted));

  test('are none of those that live on another site', () => {
    const elsewhere = first(sample.catalogue.projects.values(), ({ external }) => external);
    const home = first(homes, ({ projectId }) => projectId === elsewhere.id);
    expect(has({ name: 'project', id: elsewhere.id })).toBe(false);
    expect(has({ name: 'property', id: home.id })).toBe(false);
    for (const { route } of pages) expect(sample.paths.link(route, 'nl')).toBe(sample.paths.href(route, 'nl'));
  });

  test('are the lists that have homes, with the newest day of those', () => {
    for (const { route, updated } of pages) {
      if (route.name !== 'listings' || !route.type) continue;
      const { list, city, type } = route;
      const days = homes
        .filter((home) => containingLists(toListTraits(home, sample.catalogue)).includes(list))
        .filter((home) => home.city === city && home.webId === type)
        .map(({ updatedAt }) => updatedAt);
      expect(updated).toBe(days.sort().at(-1));
    }
    const hasList = (list: ListName, city: string, type?: number) => has({ name: 'listings', list, city, type });
    expect([hasList('rent', 'hasselt'), hasList('rent', 'brugge')]).toEqual([true, false]);
    expect([hasList('commercial', 'hasselt', 6), hasList('commercial', 'hasselt', 2)]).toEqual([true, false]);
    expect(hasList('references', 'zonhoven')).toBe(true);
  });
});

describe('the files of a large sitemap', () => {
  const small = { urls: 400, bytes: 1_000_000 };

  test('are cut at the number of addresses, each in one file', async () => {
    const files = await sitemapFiles(pages, site, small);
    expect(files.length).toBe(Math.ceil((pages.length * locales.length) / small.urls));
    const addresses = files.flatMap((file) => {
      const found = texts(parse([...sitemapText(pages, file, site)].join('')), 'loc');
      expect(found.length).toBeLessThanOrEqual(small.urls);
      return found;
    });
    const all = pages.flatMap(({ route }) => locales.map((locale) => site.siteUrl + site.paths.href(route, locale)));
    expect(addresses).toEqual(all);
  });

  test('are cut at the number of bytes', async () => {
    const limits = { ...small, bytes: 100_000 };
    const files = await sitemapFiles(pages, site, limits);
    const sizes = files.map((file) => Buffer.byteLength([...sitemapText(pages, file, site)].join('')));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.bytes);
    expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThan(limits.bytes * 0.9);
  });

  test('hold 50,000 addresses by default', async () => {
    const many = Array.from({ length: 12_501 }, () => ({ route: { name: 'home' } as const }));
    const files = await sitemapFiles(many, site);
    expect(files.map(({ from, to }) => [from, to]).join(' ')).toBe('0,12500 12500,12501');
  });

  test('are named by an index', () => {
    const address = 'https://www.heem.example/sitemap-1.xml';
    const document = parse(sitemapIndex([{ address, updated: '2026-11-05' }, { address }]));
    expect(texts(document, 'loc')).toEqual([address, address]);
    expect(texts(document, 'lastmod')).toEqual(['2026-11-05']);
  });
});

test('no address breaks the XML', () => {
  const awkward = { ...site, siteUrl: `https://x.example/a&b<c>"d'` };
  const document = parse(`<x xmlns:xhtml="y">${urlElements({ route: { name: 'home' } }, awkward)}</x>`);
  expect(texts(document, 'loc')[0]).toBe(`${awkward.siteUrl}/nl/`);
  expect(escapeXml('&')).toBe('&amp;');
});

test('leaves out characters that XML forbids, so that one home does not break the feed', () => {
  const text = 'Villa\u000b\u0000 with\ta 🏡 &\nmore\ufffe\ud800';
  expect(parse(`<x>${escapeXml(text)}</x>`).documentElement.textContent).toBe('Villa with\ta 🏡 &\nmore');
});
