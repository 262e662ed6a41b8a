import { type Locale, type Localized, locales } from '../i18n/locales.ts';
import type { PageAddress } from './route.ts';
import { originals, segments } from './segments.ts';

/** A page that claims addresses of another. */
export interface Clash {
  id: string;
  /** In the languages where it does: "over-ons/diensten" */
  paths: Partial<Localized>;
  /** The page that had them first, or the list of the site. */
  other: string;
}

/** Knows the pages that editors build, by id and by what their addresses say. */
export class PageBook {
  readonly #pages: ReadonlyMap<string, PageAddress>;
  readonly #own = new Map<string, string>();
  readonly #originals = new Map<string, string>();

  /** Throws where a page would claim the address of another. */
  constructor(pages: readonly PageAddress[]) {
    const [clash] = pageClashes(pages);
    if (clash) throw new Error(`"${clash.id}" and "${clash.other}" would both live at ${JSON.stringify(clash.paths)}`);
    this.#pages = new Map(pages.map((page) => [page.id, page]));
    for (const { id } of pages) {
      this.#originals.set(this.original(id), id);
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

  /** The page that the parts of an address behind its language mean: in this language, as the original path, in any language. */
  find(parts: readonly string[], locale: Locale | null): string | null {
    const path = parts.join('/');
    const original = this.#originals.get(path);
    if (!locale) return original ?? null;
    const others = locales.flatMap((other) => this.#own.get(`${other}/${path}`) ?? []);
    return this.#own.get(`${locale}/${path}`) ?? original ?? others[0] ?? null;
  }
}

/** Every page that claims addresses of another, or of one of the site's own lists. */
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
    for (const page of pages) claim(page.id, originalOf(page, byId));
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
