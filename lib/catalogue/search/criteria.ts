import type { ListingGoal } from '../../routes/segments.ts';

/** The orders that a visitor can choose from; the first is the default. */
export const sorts = ['newest', 'price-asc', 'price-desc', 'living'] as const;
export type Sort = (typeof sorts)[number];

/** Homes on one page of a list. */
export const PAGE_SIZE = 18;

/** The filter offers "at least 1" to "at least 6" bedrooms. */
export const MOST_BEDROOMS = 6;

/** What a visitor asks of a list. */
export interface Criteria {
  goal: ListingGoal;
  /** An id of data/cities.json. */
  city?: string;
  /** The webId of a type of home. */
  type?: number;
  /** €, whole; of a rent: a month. */
  minPrice?: number;
  maxPrice?: number;
  /** At least so many. */
  bedrooms?: number;
  sort: Sort;
  /** Whole, from 1. */
  page: number;
}

/** The first page of a goal, a city, or a type in a city, as it comes: what visitors land on. */
export const isLanding = ({ city, type, minPrice, maxPrice, bedrooms, sort, page }: Criteria): boolean =>
  minPrice === undefined &&
  maxPrice === undefined &&
  !bedrooms &&
  sort === sorts[0] &&
  page === 1 &&
  (type === undefined || city !== undefined);
