import type { Localized } from '../i18n/locales.ts';
import type { PortalSection } from './portal-sections.ts';
import type { ListName, SinglePage } from './segments.ts';

/**
 * A page of the site, without its language. `city` is an id of data/cities.json, `type` a webId, a page's `id` one of data/menu.json; the
 * portal without a section is that of the statistics.
 */
export type Route =
  | { name: 'home' }
  | { name: 'listings'; list: ListName; city?: string; type?: number }
  | { name: 'property'; id: number }
  | { name: SinglePage }
  | { name: 'project'; id: number }
  | { name: 'page'; id: string }
  | { name: 'portal'; section?: PortalSection };

export interface Crumb {
  name: string;
  path: string;
}

/** One row of the path table (specification, section 3). */
export interface PathEntry {
  original: string;
  path: Localized;
  /** From the home page's child down to the page itself. */
  breadcrumb: Localized<Crumb[]>;
  /** The page lives on another site: links and addresses lead there. */
  external?: string;
  type?: PageType;
}

/** `feedback` thanks for a form, `article` is a text to be read; `login` is the owners' door. */
export type PageType = 'page' | 'feedback' | 'article' | 'login';

/** What the table must know of a home. */
export interface PropertyAddress {
  id: number;
  /** The list below which it has its address. */
  list: ListName;
  city: string;
  type: number;
  title: Localized;
  projectId?: number;
}

export interface ProjectAddress {
  id: number;
  city: string;
  name: string;
  external?: string;
}

/** What the table must know of a page that editors build. */
export interface PageAddress {
  id: string;
  /** Its segment of the original path, where that is not its id. */
  original?: string;
  /** The page above it, which has none above itself. */
  parentId?: string;
  name: Localized;
  /** Its own segment of the address. */
  path: Localized;
  type: PageType;
}

/** Where names and slugs come from: the catalogue, or a handful of rows in a test. */
export interface AddressSource {
  cities: readonly { id: string; zip: string; name: Localized }[];
  types: readonly { webId: number; name: Localized }[];
  projects: readonly ProjectAddress[];
  pages: readonly PageAddress[];
  getProperty(id: number): PropertyAddress | null;
  getProject(id: number): ProjectAddress | null;
  /** Whether there was such a home once: its addresses are still understood, so that they can answer "gone". */
  isGone?(id: number): boolean;
}
