import type { Catalogue } from '../catalogue.ts';
import { type Criteria, sorts } from './criteria.ts';
import { orderly } from './criteria-query.ts';
import { readSearchText } from './search-text.ts';

/**
 * Returns the criteria of an alert for a list: its filters without page, order, view and words, for available homes only. The commercial
 * list with a goal becomes its types in the list for sale or for rent. Returns null for the references, which are no longer available.
 */
export function alertCriteria(criteria: Criteria, { types }: Pick<Catalogue, 'types'>): Criteria | null {
  const { page: _page, view: _view, words: _words, sold: _sold, list, ...filters } = criteria;
  if (list === 'references') return null;
  const business = [...types.values()].filter(({ commercial }) => commercial).map(({ webId }) => webId);
  const own =
    list === 'commercial' && filters.goal
      ? { ...filters, list: filters.goal, types: filters.types ?? business }
      : { ...filters, list };
  return orderly({ ...own, sort: sorts[0], page: 1 });
}

/** Returns the criteria of an alert in a text of toSearchText(); null for any other text. */
export function readSearch(text: string, catalogue: Pick<Catalogue, 'types'>): Criteria | null {
  const criteria = readSearchText(asToday(text));
  return criteria && alertCriteria(criteria, catalogue);
}

/** Returns the criteria of a stored search; null, with a message in the log, if it can no longer be read. */
export function storedCriteria({ id, criteria: text }: { id: string; criteria: string }): Criteria | null {
  const criteria = readSearchText(asToday(text));
  if (!criteria) console.error(`The search ${id} cannot be read any more: ${text}`);
  return criteria;
}

/** Converts an old search text: lists once included sold homes, and a search excluded them explicitly. */
const asToday = (text: string): string => text.replace(/\.available-1(?=\.|$)/, '');
