import type { ListingGoal } from '../../routes/segments.ts';

/** What the search knows of a home. Nothing that the agency keeps to itself belongs in here: filters and orders would give it away. */
export interface SearchDocument {
  id: number;
  goal: ListingGoal;
  /** An id of data/cities.json. */
  city: string;
  /** Its webId. */
  type: number;
  /** €; null when it is not published: such a home matches no price filter and comes last in the orders by price. */
  price: number | null;
  bedrooms: number;
  /** m² */
  living: number | null;
  /** ISO 8601, a date or a moment. */
  publishedAt: string;
  /** Sold or rented: listed after the homes that can still be had, in every order. */
  closed: boolean;
}

/** How many homes a visitor would get by choosing this value and leaving the other filters as they are; a value without homes is absent. */
export interface Facets {
  cities: Map<string, number>;
  types: Map<number, number>;
  /** At least n bedrooms, for n = 0 to MOST_BEDROOMS. */
  bedrooms: number[];
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
