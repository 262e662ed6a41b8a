import type { Locale } from '../i18n/locales.ts';
import type { AddressBook } from './address-book.ts';
import { sectionNames } from './portal-sections.ts';
import type { Crumb, Route } from './route.ts';
import { type ListName, pageNames } from './segments.ts';

/** The way down to a page, from the home page's child to the page itself. */
export function breadcrumb(book: AddressBook, route: Route, locale: Locale): Crumb[] {
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
  book: AddressBook,
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
