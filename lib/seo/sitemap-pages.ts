import { isElsewhere } from '../catalogue/availability.ts';
import { listsOf, listTraitsOf } from '../catalogue/lists-of.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../data/load.ts';
import { lists, type Route, type SinglePage, singlePages } from '../routes/routes.ts';

/** A page that search engines should know, with the day on which what it shows last changed. */
export interface SitemapPage {
  route: Route;
  updated?: string;
}

/** Pages that show what is a visitor's own, and say nothing to anybody else. */
const personal: readonly SinglePage[] = ['favourites', 'compare', 'visit', 'subscription', 'login', 'password'];

/** Every page of the site, always in the same order: home, lists that have homes, pages that editors build, projects and homes. What lives on another site is not among them. */
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

/** The lists, each by city, and type within a city; a whole list also while it is empty. */
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
    for (const list of listsOf(listTraitsOf(home, catalogue))) {
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
