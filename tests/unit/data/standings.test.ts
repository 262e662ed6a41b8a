import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/load';
import { resolveRequest } from '@/lib/requests/resolve-request';
import { sitemapPages } from '@/lib/seo/sitemap';
import { Folder } from './folder';

const folder = () => new Folder().set('lists.json', 'projectLists', [{ id: 'all' }]);
const project = (status: string) => folder().set('projects/30.json', 'status', status);
/** A page that no form, menu target or text leads to. */
const page = (status: string) =>
  folder().set('pages/opendeurdag.json', 'status', status).set('menu.json', entry, 'Published');
const entry = 'items.5.childMenus.3.status';

function answers(data: ReturnType<typeof loadData>, pathname: string): (string | number)[] {
  const { snapshot, drafts } = data;
  return [snapshot, drafts().snapshot].map((shown) => {
    const found = resolveRequest({ pathname, query: new URLSearchParams(), acceptLanguage: null }, shown);
    return 'page' in found ? `${found.status} ${found.page}` : found.status;
  });
}

const inSitemap = ({ snapshot }: ReturnType<typeof loadData>, name: string): number =>
  [...sitemapPages(snapshot)].filter(
    ({ route }) => route.name === name && 'id' in route && [30, 'opendeurdag'].includes(route.id),
  ).length;

describe('a project', () => {
  const address = '/nl/projecten/zonhoven/egge-park/30/';

  it('that is published is on the site', () => {
    const data = loadData(project('published').dir);
    expect(answers(data, address)).toEqual(['200 /nl/project/30/', '200 /nl/project/30/']);
    expect(inSitemap(data, 'project')).toBe(1);
  });

  it('that is a draft is in a preview alone', () => {
    const data = loadData(project('draft').dir);
    expect(answers(data, address)).toEqual(['404 /nl/missing/', '200 /nl/project/30/']);
    expect([inSitemap(data, 'project'), data.snapshot.catalogue.projects.size]).toEqual([0, 0]);
  });

  it('that is withdrawn is gone, and so are its units', () => {
    const unit = { id: 5850, reference: 'UN-5850', projectId: 30 };
    const data = loadData(project('withdrawn').addHome('properties/5850.json', unit).dir);
    expect(answers(data, address)).toEqual(['410 /nl/gone/', '410 /nl/gone/']);
    expect(answers(data, '/property/5850/')).toEqual(['410 /nl/gone/5850/', '410 /nl/gone/5850/']);
    expect(inSitemap(data, 'project')).toBe(0);
  });

  it('that is a draft keeps its units from visitors, too', () => {
    const unit = { id: 5850, reference: 'UN-5850', projectId: 30 };
    const { snapshot, drafts } = loadData(project('draft').addHome('properties/5850.json', unit).dir);
    expect([snapshot, drafts().snapshot].map(({ catalogue }) => catalogue.properties.has(5850))).toEqual([false, true]);
  });

  it('that a list shows has to be published', () => {
    const listed = project('withdrawn').set('lists.json', 'projectLists', [{ id: 'all', projects: [30] }]);
    expect(listed.issues().map(({ expected }) => expected)).toEqual([
      'the number of a project that is published: this one is withdrawn; take it out of the list',
    ]);
  });
});

describe('a page', () => {
  const address = '/nl/over-ons/opendeurdag/';
  const inMenu = ({ snapshot }: ReturnType<typeof loadData>) =>
    snapshot.content.menu.flatMap(({ childMenus }) => childMenus).some(({ id }) => id === 'opendeurdag');

  it('that is published is in the menu and in the sitemap', () => {
    const data = loadData(page('published').dir);
    expect(answers(data, address)).toEqual(['200 /nl/page/opendeurdag/', '200 /nl/page/opendeurdag/']);
    expect([inMenu(data), inSitemap(data, 'page')]).toEqual([true, 1]);
  });

  it('that is a draft is in a preview alone, and left out of the menu', () => {
    const data = loadData(page('draft').dir);
    expect(answers(data, address)).toEqual(['404 /nl/missing/', '200 /nl/page/opendeurdag/']);
    expect([inMenu(data), inSitemap(data, 'page')]).toEqual([false, 0]);
  });

  it('that is withdrawn is gone', () => {
    const data = loadData(page('withdrawn').dir);
    expect(answers(data, address)).toEqual(['410 /nl/gone/', '410 /nl/gone/']);
    expect([inMenu(data), inSitemap(data, 'page')]).toEqual([false, 0]);
  });

  it('that is gone takes those below it along', () => {
    const files = folder().set('pages/feedback.json', 'status', 'withdrawn');
    expect(answers(loadData(files.dir), '/nl/bedankt/contacteer-mij/')[0]).toBe('410 /nl/gone/');
  });

  it('that is withdrawn, or a draft, is no page to link to', () => {
    const linked = (status: string) =>
      page(status).set('menu.json', 'items.1.target', '/over-ons/opendeurdag/').places();
    expect([linked('published'), linked('draft'), linked('withdrawn')]).toEqual([
      [],
      ['menu.json items.1.target'],
      ['menu.json items.1.target'],
    ]);
  });

  it('that the site begins with is published', () => {
    expect(new Folder().set('pages/home.json', 'status', 'draft').places()).toEqual(['pages/home.json status']);
  });
});

it('an article that is withdrawn is shown nowhere, not in a preview either', () => {
  const { snapshot, drafts } = loadData(folder().set('articles/disclaimer.json', 'status', 'withdrawn').dir);
  const statuses = [snapshot, drafts().snapshot].map(({ content }) => content.articles.get('disclaimer')?.status);
  expect(statuses).toEqual(['withdrawn', 'withdrawn']);
});
