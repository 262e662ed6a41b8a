import { goalOf } from '../catalogue/goal.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../data/load.ts';
import type { Route } from '../routes/route.ts';
import { singlePages } from '../routes/segments.ts';

/** A page that search engines should know, with the day on which what it shows last changed. */
export interface SitemapPage {
  route: Route;
  updated?: string;
}

/** Every page of the site, always in the same order: home, lists that have homes, projects and homes. What lives on another site is not among them. */
export function* sitemapPages({ catalogue }: Pick<Snapshot, 'catalogue'>): Generator<SitemapPage> {
  const { properties, projects, units } = catalogue;
  const ownProjects = [...projects.values()].filter(({ external }) => !external);
  yield { route: { name: 'home' }, updated: newest(properties.values()) };
  yield* listPages(properties.values());
  for (const name of singlePages) if (name !== 'projects' || ownProjects.length > 0) yield { route: { name } };
  for (const { id, publishedAt } of ownProjects) {
    yield { route: { name: 'project', id }, updated: newest(units.get(id) ?? []) ?? publishedAt };
  }
  for (const { id, projectId, updatedAt } of properties.values()) {
    const elsewhere = projectId !== undefined && projects.get(projectId)?.external;
    if (!elsewhere) yield { route: { name: 'property', id }, updated: updatedAt };
  }
}

/** The lists of each goal, city, and type within a city; those of the two goals also while they are empty. */
function listPages(properties: Iterable<Property>): Iterable<SitemapPage> {
  const levels = new Map<string, SitemapPage>();
  const meet = (route: Extract<Route, { name: 'listings' }>, updated?: string): void => {
    const key = `${route.goal}/${route.city ?? ''}/${route.type ?? ''}`;
    const level = levels.get(key);
    if (!level) levels.set(key, { route, updated });
    else if (updated && (!level.updated || updated > level.updated)) level.updated = updated;
  };
  meet({ name: 'listings', goal: 'sale' });
  meet({ name: 'listings', goal: 'rent' });
  for (const { goal: given, city, webId: type, updatedAt } of properties) {
    const goal = goalOf(given);
    meet({ name: 'listings', goal }, updatedAt);
    meet({ name: 'listings', goal, city }, updatedAt);
    meet({ name: 'listings', goal, city, type }, updatedAt);
  }
  return levels.values();
}

function newest(properties: Iterable<Property>): string | undefined {
  let day: string | undefined;
  for (const { updatedAt } of properties) if (!day || updatedAt > day) day = updatedAt;
  return day;
}
