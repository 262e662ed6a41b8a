import { describe, expect, it } from 'vitest';
import type { LoadedData } from '@/lib/data/load';
import { resolveRequest } from '@/lib/requests/resolve-request';
import { sitemapPages } from '@/lib/seo/sitemap';
import { Folder } from './folder';

const folder = () => new Folder().set('lists.json', 'projectLists', [{ id: 'all' }]);
const project = (status: string) => folder().set('projects/30.json', 'status', status);
const unit = { id: 5850, reference: 'UN-5850', projectId: 30 };
/** A page that no form, menu target or text leads to. */
const page = (status: string) =>
  folder().set('pages/opendeurdag.json', 'status', status).set('menu.json', 'items.5.childMenus.3.status', 'Published');

/** The answers of an address on the site and in a preview. */
const answers = ({ snapshot, drafts }: LoadedData, pathname: string): (string | number)[] =>
  [snapshot, drafts().snapshot].map((shown) => {
    const found = resolveRequest({ pathname, query: new URLSearchParams(), acceptLanguage: null }, shown);
    return 'page' in found ? `${found.status} ${found.page}` : found.status;
  });

const inSitemap = ({ snapshot }: LoadedData, id: number | string): boolean =>
  [...sitemapPages(snapshot)].some(({ route }) => 'id' in route && route.id === id);
const inMenu = ({ snapshot }: LoadedData) =>
  snapshot.content.menu.flatMap(({ childMenus }) => childMenus).some(({ id }) => id === 'opendeurdag');

describe('a project', () => {
  it.each([
    ['published', ['200 /nl/project/30/', '200 /nl/project/30/'], true],
    ['draft', ['404 /nl/missing/', '200 /nl/project/30/'], false],
    ['withdrawn', ['410 /nl/gone/', '410 /nl/gone/'], false],
  ])('with the status %s answers the site and a preview %j', (status, expected, isListed) => {
    const data = project(status).load();
    expect(answers(data, '/nl/projecten/zonhoven/egge-park/30/')).toEqual(expected);
    expect([inSitemap(data, 30), data.snapshot.catalogue.projects.has(30)]).toEqual([isListed, isListed]);
  });

  it('withdraws its units with it, and as a draft hides them from visitors', () => {
    const withUnit = (status: string) => project(status).addHome('properties/5850.json', unit).load();
    expect(answers(withUnit('withdrawn'), '/property/5850/')).toEqual(['410 /nl/gone/5850/', '410 /nl/gone/5850/']);
    const { snapshot, drafts } = withUnit('draft');
    expect([snapshot, drafts().snapshot].map(({ catalogue }) => catalogue.properties.has(5850))).toEqual([false, true]);
  });

  it('must be published if a list shows it', () => {
    const listed = project('withdrawn').set('lists.json', 'projectLists', [{ id: 'all', projects: [30] }]);
    expect(listed.issues()).toMatchObject([{ code: 'listedWithdrawn', values: { thing: 'project' } }]);
  });
});

describe('a page', () => {
  it.each([
    ['published', ['200 /nl/page/opendeurdag/', '200 /nl/page/opendeurdag/'], true],
    ['draft', ['404 /nl/missing/', '200 /nl/page/opendeurdag/'], false],
    ['withdrawn', ['410 /nl/gone/', '410 /nl/gone/'], false],
  ])('with the status %s answers the site and a preview %j', (status, expected, isListed) => {
    const data = page(status).load();
    expect(answers(data, '/nl/over-ons/opendeurdag/')).toEqual(expected);
    expect([inMenu(data), inSitemap(data, 'opendeurdag')]).toEqual([isListed, isListed]);
    const linked = page(status).set('menu.json', 'items.1.target', '/over-ons/opendeurdag/');
    expect(linked.places()).toEqual(isListed ? [] : ['menu.json items.1.target']);
  });

  it('hides the pages below it once it is withdrawn', () => {
    const data = folder().set('pages/feedback.json', 'status', 'withdrawn').load();
    expect(answers(data, '/nl/bedankt/contacteer-mij/')[0]).toBe('410 /nl/gone/');
  });

  it('must be published if it is the home page', () => {
    expect(new Folder().set('pages/home.json', 'status', 'draft').places()).toEqual(['pages/home.json status']);
  });
});

it('an article that is withdrawn is shown nowhere, not in a preview either', () => {
  const { snapshot, drafts } = folder().set('articles/disclaimer.json', 'status', 'withdrawn').load();
  const statuses = [snapshot, drafts().snapshot].map(({ content }) => content.articles.get('disclaimer')?.status);
  expect(statuses).toEqual(['withdrawn', 'withdrawn']);
});
