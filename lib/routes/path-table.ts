import { type Locale, localize } from '../i18n/locales.ts';
import { AddressBook } from './address-book.ts';
import { breadcrumb } from './breadcrumb.ts';
import { type Located, locate } from './locate.ts';
import type { AddressSource, Crumb, PathEntry, Route } from './route.ts';

/**
 * THE path table: links, redirects, breadcrumbs, alternates, sitemap and the language switch all come from it.
 * Rows are derived from patterns and data when they are asked for, so a hundred thousand homes cost no memory here.
 */
export class PathTable {
  readonly #book: AddressBook;

  /** Throws where two things of the source would claim one address. */
  constructor(source: AddressSource) {
    this.#book = new AddressBook(source);
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
