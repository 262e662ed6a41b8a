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
 * THE path table: links, redirects, breadcrumbs, alternates, sitemap and the language switch all come from it.
 * Rows are derived from patterns and data when they are asked for, so a hundred thousand homes cost no memory here.
 */
export class PathTable {
  readonly #book: AddressIndex;

  /** Throws where two things of the source would claim one address. */
  constructor(source: AddressSource) {
    this.#book = new AddressIndex(source);
  }

  /** The one public address of a page in a language; throws for a page that does not exist. */
  href(route: Route, locale: Locale): string {
    return this.#book.href(route, locale);
  }

  /** Where a link to the page leads: its address here, or the other site that it lives on. */
  link(route: Route, locale: Locale): string {
    return this.#book.external(route) ?? this.href(route, locale);
  }

  breadcrumb(route: Route, locale: Locale): Crumb[] {
    return breadcrumb(this.#book, route, locale);
  }

  entry(route: Route): PathEntry {
    const external = this.#book.external(route);
    const type = route.name === 'page' ? this.#book.pages.get(route.id).type : ownType(route);
    return {
      original: this.#book.original(route),
      path: localize((locale) => this.href(route, locale)),
      breadcrumb: localize((locale) => this.breadcrumb(route, locale)),
      ...(external ? { external } : {}),
      ...(type ? { type } : {}),
    };
  }

  /** The page that an address means, however it is written; null for none. */
  locate(pathname: string): Located | null {
    return locate(this.#book, pathname);
  }

  /** The page whose public address this is, to the letter; null for anything else. */
  resolve(address: string): { route: Route; locale: Locale } | null {
    const found = this.locate(address);
    if (!found?.locale || (found.route.name === 'property' && this.#book.source.isGone?.(found.route.id))) return null;
    return this.href(found.route, found.locale) === address ? { route: found.route, locale: found.locale } : null;
  }
}

const ownType = ({ name }: Route): PathEntry['type'] => (name === 'login' ? 'login' : undefined);

/** The way down to a page, from the home page's child to the page itself. */
function breadcrumb(book: AddressIndex, route: Route, locale: Locale): Crumb[] {
  const crumb = (name: string, target: Route): Crumb => ({ name, path: book.href(target, locale) });
  switch (route.name) {
    case 'home':
      return [];
    case 'project':
      return [...breadcrumb(book, { name: 'projects' }, locale), crumb(book.getProject(route.id).name, route)];
    case 'page': {
      const { name, parentId } = book.pages.get(route.id);
      const above = parentId === undefined ? [] : breadcrumb(book, { name: 'page', id: parentId }, locale);
      return [...above, crumb(name[locale], route)];
    }
    case 'portal': {
      const portal = crumb(pageNames.portal[locale], { name: 'portal' });
      return route.section ? [portal, crumb(sectionNames[route.section][locale], route)] : [portal];
    }
    case 'listings':
      return levels(book, route.list, route.city, route.type, locale);
    case 'property': {
      const home = book.getProperty(route.id);
      const above = home.projectId
        ? breadcrumb(book, { name: 'project', id: home.projectId }, locale)
        : levels(book, home.list, home.city, home.type, locale);
      return [...above, crumb(home.title[locale], route)];
    }
    default:
      return [crumb(pageNames[route.name][locale], route)];
  }
}

function levels(
  book: AddressIndex,
  list: ListName,
  city: string | undefined,
  type: number | undefined,
  locale: Locale,
): Crumb[] {
  const { cities, types } = book.source;
  const steps: [string | undefined, Route][] = [
    [pageNames[list][locale], { name: 'listings', list }],
    [cities.find(({ id }) => id === city)?.name[locale], { name: 'listings', list, city }],
    [types.find(({ webId }) => webId === type)?.name[locale], { name: 'listings', list, city, type }],
  ];
  return steps.flatMap(([name, route]) => (name ? [{ name, path: book.href(route, locale) }] : []));
}
