import type { ListingGoal } from '../../routes/segments.ts';
import type { Criteria } from './criteria.ts';
import { GoalIndex } from './goal-index.ts';
import type { SearchDocument, SearchResult } from './search-document.ts';

export interface SearchIndex {
  search(criteria: Criteria): SearchResult;
  /** Homes for sale and homes for rent, closed ones included. */
  totals(): Record<ListingGoal, number>;
  /** Homes by city, without any filter. */
  countsByCity(goal: ListingGoal): ReadonlyMap<string, number>;
  /** Homes by type (webId), without any filter. */
  countsByType(goal: ListingGoal): ReadonlyMap<number, number>;
}

/**
 * Builds the index that answers a list page with its facets in microseconds. It never changes:
 * new data make a new index. Sale and rent share no list, so each has its own.
 */
export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const create = (goal: ListingGoal) => new GoalIndex(documents.filter((home) => home.goal === goal));
  const goals: Record<ListingGoal, GoalIndex> = { sale: create('sale'), rent: create('rent') };
  const places = { sale: goals.sale.countPlaces(), rent: goals.rent.countPlaces() };
  return {
    search: (criteria) => goals[criteria.goal].search(criteria),
    totals: () => ({ sale: goals.sale.total, rent: goals.rent.total }),
    countsByCity: (goal) => places[goal].cities,
    countsByType: (goal) => places[goal].types,
  };
}
