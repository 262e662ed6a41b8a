import { type Locale, localize } from '../i18n/locales.ts';
import { AddressIndex } from './addresses.ts';
import { type Located, locate } from './locate.ts';
import {
  type AddressSource,
  type Crumb,
  type ListName,
  type PathEntry,
  pageNames,
  type Route,
  sectionNames,
} from './routes.ts';

/**
 * The source of all links, redirects, breadcrumbs, alternates, the sitemap and the language switch.
 * Rows are derived from patterns and data on demand, so a hundred thousand homes need no memory here.
 */
export class PathTable {
  readonly #index: AddressIndex;

  /** Throws if two items of the source have the same address. */
  constructor(source: AddressSource) {
    this.#index = new AddressIndex(source);
  }

  /** The table as it would be with another part of its source. */
  with(changed: Partial<AddressSource>): PathTable {
    return new PathTable({ ...this.#index.source, ...changed });
  }

  /** The one public address of a page in a language; throws for a page that does not exist. */
  href(route: Route, locale: Locale): string {
    return this.#index.href(route, locale);
  }

  /** The target of a link to the page: its address here, or on the external site of a project. */
  link(route: Route, locale: Locale): string {
    return this.#index.external(route) ?? this.href(route, locale);
  }

  breadcrumb(route: Route, locale: Locale): Crumb[] {
    return breadcrumb(this.#index, route, locale);
  }

  entry(route: Route): PathEntry {
    const external = this.#index.external(route);
    const type = route.name === 'page' ? this.#index.pages.get(route.id).type : ownType(route);
    return {
      original: this.#index.original(route),
      path: localize((locale) => this.href(route, locale)),
      breadcrumb: localize((locale) => this.breadcrumb(route, locale)),
      ...(external ? { external } : {}),
      ...(type ? { type } : {}),
    };
  }

  /** The page of an address in any accepted form; null for none. */
  locate(pathname: string): Located | null {
    return locate(this.#index, pathname);
  }

  /** Whether the page was taken off the site. */
  isGone(route: Route): boolean {
    return this.#index.source.isGone?.(route) ?? false;
  }

  /** The page with exactly this public address; null for anything else. */
  resolve(address: string): { route: Route; locale: Locale } | null {
    const found = this.locate(address);
    if (!found?.locale || this.isGone(found.route)) return null;
    return this.href(found.route, found.locale) === address ? { route: found.route, locale: found.locale } : null;
  }
}

const ownType = ({ name }: Route): PathEntry['type'] => (name === 'login' ? 'login' : undefined);

/** The breadcrumb of a page, from the first level to the page itself. */
function breadcrumb(index: AddressIndex, route: Route, locale: Locale): Crumb[] {
  const crumb = (name: string, target: Route): Crumb => ({ name, path: index.href(target, locale) });
  switch (route.name) {
    case 'home':
      return [];
    case 'project':
      return [...breadcrumb(index, { name: 'projects' }, locale), crumb(index.getProject(route.id).name, route)];
    case 'page': {
      const { name, parentId } = index.pages.get(route.id);
      const above = parentId === undefined ? [] : breadcrumb(index, { name: 'page', id: parentId }, locale);
      return [...above, crumb(name[locale], route)];
    }
    case 'portal': {
      const portal = crumb(pageNames.portal[locale], { name: 'portal' });
      return route.section ? [portal, crumb(sectionNames[route.section][locale], route)] : [portal];
    }
    case 'listings':
      return levels(index, route.list, route.city, route.type, locale);
    case 'property': {
      const home = index.getProperty(route.id);
      const above = home.projectId
        ? breadcrumb(index, { name: 'project', id: home.projectId }, locale)
        : levels(index, home.list, home.city, home.type, locale);
      return [...above, crumb(home.title[locale], route)];
    }
    default:
      return [crumb(pageNames[route.name][locale], route)];
  }
}

function levels(
  index: AddressIndex,
  list: ListName,
  city: string | undefined,
  type: number | undefined,
  locale: Locale,
): Crumb[] {
  const { cities, types } = index.source;
  const listed = types.find(({ webId }) => webId === type);
  const steps: [string | undefined, Route][] = [
    [pageNames[list][locale], { name: 'listings', list }],
    [cities.find(({ id }) => id === city)?.name[locale], { name: 'listings', list, city }],
    [(listed?.plural ?? listed?.name)?.[locale], { name: 'listings', list, city, type }],
  ];
  return steps.flatMap(([name, route]) => (name ? [{ name, path: index.href(route, locale) }] : []));
}
