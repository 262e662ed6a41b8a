import { describe, expect, it } from 'vitest';
import { headerView } from '@/lib/content/frame/views';
import { menuFile, pageAddresses, publishedMenu } from '@/lib/content/menu';
import { loadSnapshot } from '@/lib/data/load';
import { sitemapPages } from '@/lib/seo/sitemap';
import { sample } from '@/tests/support/sample-site';
import { Folder } from '@/tests/unit/data/folder';
import { pageOf, redirectOf } from '@/tests/unit/requests/ask';

const menuOf = (folder: Folder) => headerView({ name: 'home' }, '', 'nl', loadSnapshot(folder.dir)).menu;
const labels = (folder: Folder) => menuOf(folder).map(({ label }) => label);
const about = 'items.5';

describe('the menu', () => {
  it('has what is Published, in its order, with the pages below', () => {
    const hrefs = (items?: { href: string }[]) => items?.map(({ href }) => href).join(' ');
    const menu = menuOf(new Folder());
    expect(hrefs(menu)).toBe(
      '/nl/te-koop/ /nl/te-huur/ /nl/projecten/ /nl/bedrijfsvastgoed/ /nl/over-ons/ /nl/contact/ /nl/gratis-waardebepaling/',
    );
    expect(hrefs(menu[4]?.children)).toBe('/nl/over-ons/diensten/ /nl/over-ons/getuigenissen/ /nl/referenties/');
  });

  it('shows the home item only where it is enabled', () => {
    expect(labels(new Folder())).not.toContain('Home');
    expect(labels(new Folder().set('menu.json', 'items.0.status', 'Published'))[0]).toBe('Home');
  });

  it('leaves out a draft and the entries below it', () => {
    const items = menuFile.parse({
      items: [entry('a', 'Draft', [entry('b', 'Published')]), entry('c', 'Published', [entry('d', 'Draft')])],
    }).items;
    expect(pageAddresses(publishedMenu(items, new Map())).map(({ id }) => id)).toEqual(['c']);
  });
});

const entry = (id: string, status: string, childMenus?: object[]) => ({
  id,
  name: { nl: id, fr: id, en: id, de: id },
  path: { nl: id, fr: id, en: id, de: id },
  status,
  sort: 1,
  createDate: '2026-11-01',
  modifyDate: '2026-11-01',
  ...(childMenus ? { childMenus } : {}),
});

it('a page that is a draft is no page', () => {
  const data = loadSnapshot(
    new Folder().set('menu.json', `${about}.childMenus.0.status`, 'Draft').set('footer.json', 'columns', []).dir,
  );
  expect(pageOf('/nl/over-ons/diensten/', {}, data)).toBe('404 /nl/missing/');
  expect(pageOf('/nl/over-ons/', {}, data)).toBe('200 /nl/page/over-ons/');
});

describe('an address of a page', () => {
  it.each([
    ['/nl/over-ons', '308 /nl/over-ons/'],
    ['/NL/Over-Ons/', '308 /nl/over-ons/'],
    ['/nl/about-us/', '308 /nl/over-ons/'],
    ['/fr/over-ons/diensten/', '308 /fr/a-propos-de-nous/services/'],
    ['/over-ons/', '307 /nl/over-ons/'],
    ['/feedback/contact-me/', '307 /nl/bedankt/contacteer-mij/'],
    ['/de/feedback/site-contact', '308 /de/danke/nachricht/'],
  ])('%s: %s', (asked, answer) => expect(redirectOf(asked)).toBe(answer));

  it.each([
    ['/nl/over-ons/', '200 /nl/page/over-ons/'],
    ['/nl/over-ons/diensten/', '200 /nl/page/diensten/'],
    ['/nl/diensten/', '404 /nl/missing/'],
    ['/nl/page/over-ons/', '404 /nl/missing/'],
    ['/nl/over-ons/diensten/meer/', '404 /nl/missing/'],
  ])('%s: %s', (asked, answer) => expect(pageOf(asked)).toBe(answer));
});

it('the sitemap has the pages, but none that thanks, and none that the editor keeps from search engines', () => {
  const ids = [...sitemapPages(sample)].flatMap(({ route }) => (route.name === 'page' ? route.id : []));
  expect(ids).toContain('over-ons');
  expect(ids).toContain('privacy-statement');
  for (const kept of ['feedback', 'contact-me-thanks', 'sign-newsletter-thanks', 'test-page'])
    expect(ids).not.toContain(kept);
});
