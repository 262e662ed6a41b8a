import { type Criteria, isLanding } from '../catalogue/search/criteria.ts';

export interface ListIndexing {
  index: boolean;
  /** Belongs behind the address of the list's level to make its canonical one; empty for the first page. */
  query: string;
}

/**
 * Whether search engines should keep a list, and under which address. Goal, city and type within a city are levels with an address
 * of their own, and each of their pages stands for itself; filtered and sorted lists show the same homes again and stand for their
 * level. A list that shows no home (`shown` is 0) says nothing worth keeping.
 */
export function listIndexing(criteria: Criteria, shown: number): ListIndexing {
  const { page } = criteria;
  const level = isLanding({ ...criteria, page: 1 });
  return { index: level && shown > 0, query: level && page > 1 ? `page=${page}` : '' };
}
