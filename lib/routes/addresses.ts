import { slug } from '../base/slug.ts';
import { type Locale, type Localized, locales, localize } from '../i18n/locales.ts';
import {
  type AddressSource,
  originals,
  type PageAddress,
  type ProjectAddress,
  type PropertyAddress,
  type Route,
  sectionSegments,
  segments,
} from './routes.ts';

/** Builds addresses from their parts, and finds the items of the catalogue by those parts. */
export class AddressIndex {
  readonly source: AddressSource;
  readonly cities: SlugIndex<string>;
  readonly types: SlugIndex<number>;
  readonly pages: PageIndex;

  /** Throws if two cities, types or pages have the same address. */
  constructor(source: AddressSource) {
    this.source = source;
    this.cities = new SlugIndex(source.cities.map((city) => [city.id, city.name] as const));
    this.types = new SlugIndex(source.types.map((type) => [type.webId, type.name] as const));
    this.pages = new PageIndex(source.pages);
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

  /** The address of the page on another site, if it has one. */
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

/** Slugs of named items, which are found in any language: an address with the slug of another language redirects to the right one. */
class SlugIndex<Key> {
  readonly #slugs = new Map<Key, Localized>();
  readonly #own = new Map<string, Key>();
  readonly #any = new Map<string, Key>();

  constructor(things: Iterable<readonly [Key, Localized]>) {
    for (const [key, name] of things) {
      const slugs = localize((locale) => slug(name[locale]));
      this.#slugs.set(key, slugs);
      for (const locale of locales) {
        const path = `${locale}/${slugs[locale]}`;
        const other = this.#own.get(path);
        if (other !== undefined && other !== key)
          throw new Error(`"${key}" and "${other}" would both have the address part "${slugs[locale]}" (${locale})`);
        this.#own.set(path, key);
        if (!this.#any.has(slugs[locale])) this.#any.set(slugs[locale], key);
      }
    }
  }

  slugOf(key: Key, locale: Locale): string {
    const slugs = this.#slugs.get(key);
    if (!slugs) throw new Error(`no slug for "${key}"`);
    return slugs[locale];
  }

  find(part: string, locale: Locale): Key | null {
    return this.#own.get(`${locale}/${part}`) ?? this.#any.get(part) ?? null;
  }
}

/** A page with the same address as another. */
interface Clash {
  id: string;
  /** The addresses in the languages concerned: "over-ons/diensten" */
  paths: Partial<Localized>;
  /** The other page, or a list of the site. */
  other: string;
}

/** The pages that editors build, by id and by address. */
class PageIndex {
  readonly #pages: ReadonlyMap<string, PageAddress>;
  readonly #own = new Map<string, string>();
  readonly #originals = new Map<string, string>();

  /** Throws if two pages have the same address. */
  constructor(pages: readonly PageAddress[]) {
    const [clash] = pageClashes(pages);
    if (clash)
      throw new Error(`"${clash.id}" and "${clash.other}" would both have the address ${JSON.stringify(clash.paths)}`);
    this.#pages = new Map(pages.map((page) => [page.id, page]));
    for (const { id, otherPaths = [] } of pages) {
      for (const path of [this.original(id), ...otherPaths]) this.#originals.set(path, id);
      for (const locale of locales) this.#own.set(`${locale}/${this.path(id, locale)}`, id);
    }
  }

  /** Throws for a page that does not exist. */
  get(id: string): PageAddress {
    const page = this.#pages.get(id);
    if (!page) throw new Error(`no page "${id}"`);
    return page;
  }

  path = (id: string, locale: Locale): string => pathOf(this.get(id), locale, this.#pages);
  original = (id: string): string => originalOf(this.get(id), this.#pages);

  /** The page for the parts of an address after its language: in this language, as the original path, in any language. */
  find(parts: readonly string[], locale: Locale | null): string | null {
    const path = parts.join('/');
    const original = this.#originals.get(path);
    if (!locale) return original ?? null;
    const others = locales.flatMap((other) => this.#own.get(`${other}/${path}`) ?? []);
    return this.#own.get(`${locale}/${path}`) ?? original ?? others[0] ?? null;
  }
}

/** All pages with the same address as another page or a list of the site. */
export function pageClashes(pages: readonly PageAddress[]): Clash[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const clashes = new Map<string, Clash>();
  for (const locale of locales) {
    const claimed = new Map<string, string>([
      ...locales.map((code) => [code, code] as const),
      ...Object.entries(originals).map(([name, path]) => [path, name] as const),
      ...Object.entries(segments).map(([name, paths]) => [paths[locale], name] as const),
    ]);
    const reserved = new Set(claimed.keys());
    const claim = (id: string, path: string): void => {
      const other = claimed.get(path) ?? id;
      claimed.set(path, other);
      if (other === id && !reserved.has(path)) return;
      const pair = `${id} ${other}`;
      const clash = clashes.get(pair) ?? { id, paths: {}, other };
      clash.paths[locale] ??= path;
      clashes.set(pair, clash);
    };
    // The originals first: where an address is the original of another page, it is the address that an editor wrote.
    for (const page of pages)
      for (const path of [originalOf(page, byId), ...(page.otherPaths ?? [])]) claim(page.id, path);
    for (const page of pages) claim(page.id, pathOf(page, locale, byId));
  }
  return [...clashes.values()];
}

type Pages = ReadonlyMap<string, PageAddress>;

const pathOf = ({ path, parentId }: PageAddress, locale: Locale, pages: Pages): string => {
  const parent = parentId === undefined ? undefined : pages.get(parentId);
  return parent ? `${parent.path[locale]}/${path[locale]}` : path[locale];
};

const originalOf = ({ id, original = id, parentId }: PageAddress, pages: Pages): string => {
  const parent = parentId === undefined ? undefined : pages.get(parentId);
  return parent ? `${parent.original ?? parent.id}/${original}` : original;
};
