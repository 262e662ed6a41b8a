import type { Localized } from '../i18n/locales.ts';
import type { ListingGoal, SinglePage } from './segments.ts';

/** A page of the site, without its language. `city` is an id of data/cities.json, `type` a webId. */
export type Route =
  | { name: 'home' }
  | { name: 'listings'; goal: ListingGoal; city?: string; type?: number }
  | { name: 'property'; id: number }
  | { name: SinglePage }
  | { name: 'project'; id: number };

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
  type?: 'page' | 'feedback' | 'article' | 'login';
}

/** What the table must know of a home. */
export interface PropertyAddress {
  id: number;
  goal: ListingGoal;
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

/** Where names and slugs come from: the catalogue, or a handful of rows in a test. */
export interface AddressSource {
  cities: readonly { id: string; zip: string; name: Localized }[];
  types: readonly { webId: number; name: Localized }[];
  projects: readonly ProjectAddress[];
  getProperty(id: number): PropertyAddress | null;
  getProject(id: number): ProjectAddress | null;
  /** Whether there was such a home once: its addresses are still understood, so that they can answer "gone". */
  isGone?(id: number): boolean;
}
