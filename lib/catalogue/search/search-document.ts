import type { Goal } from '../goal.ts';
import type { Standing } from '../lists-of.ts';
import type { EnergyLetter, Feature } from './criteria.ts';

/** What the search knows of a home. Nothing that the agency keeps to itself belongs in here: filters and orders would give it away. */
export interface SearchDocument extends Standing {
  id: number;
  /** An id of data/cities.json. */
  city: string;
  /** Its webId. */
  type: number;
  /** Of its type, an id of data/property-types.json. */
  kind: string;
  /** €; null when it is not told (publicAmount): such a home matches no price filter and comes last in the orders by price. */
  price: number | null;
  bedrooms: number;
  garages: number;
  /** m² */
  living: number | null;
  /** m² */
  plot: number | null;
  energy: EnergyLetter | null;
  features: readonly Feature[];
  /** Where the home may be shown (publicLocation), in degrees. */
  longitude: number;
  latitude: number;
  /** ISO 8601, a date or a moment. */
  publishedAt: string;
}

/**
 * How many homes a visitor would get by choosing this value alone and leaving the other filters as they are; a value without homes is
 * absent. A city counts the homes in the city itself, whatever the radius.
 */
export interface Facets {
  cities: Map<string, number>;
  types: Map<number, number>;
  /** Of commercial property only. */
  kinds: Map<string, number>;
  goals: Map<Goal, number>;
  /** At least n bedrooms, for n = 0 to MOST_BEDROOMS. */
  bedrooms: number[];
  energy: Map<EnergyLetter, number>;
  /** With this feature besides those that are chosen. */
  features: Map<Feature, number>;
  /** What can still be had. */
  available: number;
}

export interface SearchResult {
  total: number;
  /** At least 1: a list without homes is a page, too. */
  pages: number;
  /** As asked for, also where it lies beyond the last. */
  page: number;
  /** Of the homes on this page; none beyond the last page. */
  ids: number[];
  facets: Facets;
}
