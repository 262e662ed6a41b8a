import { type ListName, lists } from '../../routes/routes.ts';
import { listsOf } from '../lists-of.ts';
import type { Criteria } from './criteria.ts';
import { ListIndex } from './list-index.ts';
import type { Centre } from './reach.ts';
import type { SearchDocument, SearchResult } from './search-document.ts';

export interface SearchIndex {
  /** `size` homes a page; as many as a list shows where it is left out. */
  search(criteria: Criteria, size?: number): SearchResult;
  /** The homes of each list, closed ones included. */
  totals(): Record<ListName, number>;
  /** Homes by city, without any filter. */
  countsByCity(list: ListName): ReadonlyMap<string, number>;
  /** Homes by type (webId), without any filter. */
  countsByType(list: ListName): ReadonlyMap<number, number>;
}

/**
 * Builds the index that answers a list page with its facets in microseconds. It never changes: new data make a new index.
 * Takes the homes and the centres of the cities; each list has an index of its own.
 */
export function createSearchIndex(
  documents: readonly SearchDocument[],
  centres: ReadonlyMap<string, Centre>,
): SearchIndex {
  const each = <Value>(make: (list: ListName) => Value) =>
    Object.fromEntries(lists.map((list) => [list, make(list)])) as Record<ListName, Value>;
  const indexes = each(
    (list) =>
      new ListIndex(
        documents.filter((home) => listsOf(home).includes(list)),
        centres,
      ),
  );
  const totals = each((list) => indexes[list].total);
  const places = each((list) => indexes[list].countPlaces());
  return {
    search: (criteria, size) => indexes[criteria.list].search(criteria, size),
    totals: () => totals,
    countsByCity: (list) => places[list].cities,
    countsByType: (list) => places[list].types,
  };
}
