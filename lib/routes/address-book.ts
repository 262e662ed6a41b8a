import type { Locale } from '../i18n/locales.ts';
import { slug } from '../slug.ts';
import { SlugBook } from './names.ts';
import { PageBook } from './page-book.ts';
import { sectionSegments } from './portal-sections.ts';
import type { AddressSource, ProjectAddress, PropertyAddress, Route } from './route.ts';
import { originals, segments } from './segments.ts';

/** Knows the parts of every address, and the things of the catalogue that stand behind them. */
export class AddressBook {
  readonly source: AddressSource;
  readonly cities: SlugBook<string>;
  readonly types: SlugBook<number>;
  readonly pages: PageBook;

  /** Throws where two cities, two types or two pages would claim one address. */
  constructor(source: AddressSource) {
    this.source = source;
    this.cities = new SlugBook(source.cities.map((city) => [city.id, city.name] as const));
    this.types = new SlugBook(source.types.map((type) => [type.webId, type.name] as const));
    this.pages = new PageBook(source.pages);
  }

  getProperty(id: number): PropertyAddress {
    const home = this.source.getProperty(id);
    if (!home) throw new Error(`no property ${id}`);
    return home;
  }

  getProject(id: number): ProjectAddress {
    const project = this.source.getProject(id);
    if (!project) throw new Error(`no project ${id}`);
    return project;
  }

  /** The localized path: "/nl/te-koop/hasselt/appartement/5801/". A type without a city is a query, as the specification has it. */
  href(route: Route, locale: Locale): string {
    const query = route.name === 'listings' && route.type && !route.city ? `?type=${route.type}` : '';
    return `/${[locale, ...this.#parts(route, locale)].join('/')}/${query}`;
  }

  /** The specification's own path: "/property/5801/", "/for-sale/?city=Hasselt|3500". */
  original(route: Route): string {
    if (route.name === 'home') return '/';
    if (route.name === 'page') return `/${this.pages.original(route.id)}/`;
    if (route.name === 'portal') return `/${[originals.portal, ...(route.section ? [route.section] : [])].join('/')}/`;
    if (route.name !== 'listings')
      return 'id' in route ? `/${originals[route.name]}/${route.id}/` : `/${originals[route.name]}/`;
    const city = route.city && this.source.cities.find(({ id }) => id === route.city);
    const query = [city && `city=${city.name.nl}|${city.zip}`, route.type && `type=${route.type}`]
      .filter(Boolean)
      .join('&');
    return `/${originals[route.list]}/${query && `?${query}`}`;
  }

  /** The other site that the page lives on, if it does. */
  external(route: Route): string | undefined {
    if (route.name === 'project') return this.getProject(route.id).external;
    const projectId = route.name === 'property' ? this.getProperty(route.id).projectId : undefined;
    return projectId === undefined ? undefined : this.getProject(projectId).external;
  }

  #parts(route: Route, locale: Locale): (string | number)[] {
    switch (route.name) {
      case 'home':
        return [];
      case 'project':
        return this.#projectParts(route.id, locale);
      case 'page':
        return [this.pages.path(route.id, locale)];
      case 'portal':
        return [segments.portal[locale], ...(route.section ? [sectionSegments[route.section][locale]] : [])];
      case 'listings': {
        const city = route.city ? [this.cities.slugOf(route.city, locale)] : [];
        const type = route.city && route.type ? [this.types.slugOf(route.type, locale)] : [];
        return [segments[route.list][locale], ...city, ...type];
      }
      case 'property': {
        const home = this.getProperty(route.id);
        const above = home.projectId
          ? this.#projectParts(home.projectId, locale)
          : [segments[home.list][locale], this.cities.slugOf(home.city, locale)];
        return [...above, this.types.slugOf(home.type, locale), home.id];
      }
      default:
        return [segments[route.name][locale]];
    }
  }

  #projectParts(id: number, locale: Locale): (string | number)[] {
    const project = this.getProject(id);
    return [segments.projects[locale], this.cities.slugOf(project.city, locale), slug(project.name), id];
  }
}
