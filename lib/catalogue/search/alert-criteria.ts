import type { Catalogue } from '../catalogue.ts';
import { type Criteria, sorts } from './criteria.ts';
import { orderly } from './criteria-query.ts';
import { readSearchText } from './search-text.ts';

/**
 * What a visitor of a list can be kept informed of: its filters, whatever its page, order, view and words, for homes that can still be
 * had. The commercial list is its types in one of the two lists; null for the references, which are no longer available.
 */
export function alertCriteria(criteria: Criteria, { types }: Pick<Catalogue, 'types'>): Criteria | null {
  const { page: _page, view: _view, words: _words, sold: _sold, list, ...filters } = criteria;
  if (list === 'references') return null;
  const business = [...types.values()].filter(({ commercial }) => commercial).map(({ webId }) => webId);
  const own =
    list === 'commercial'
      ? { ...filters, list: filters.goal ?? ('sale' as const), types: filters.types ?? business }
      : { ...filters, list };
  return orderly({ ...own, sort: sorts[0], page: 1 });
}

/** The search that a text of toSearchText() names; null for any other text. */
export function readSearch(text: string, catalogue: Pick<Catalogue, 'types'>): Criteria | null {
  const criteria = readSearchText(asToday(text));
  return criteria && alertCriteria(criteria, catalogue);
}

/** What a stored search looks for; null, with a message in the log, for one that cannot be read any more. */
export function storedCriteria({ id, criteria: text }: { id: string; criteria: string }): Criteria | null {
  const criteria = readSearchText(asToday(text));
  if (!criteria) console.error(`The search ${id} cannot be read any more: ${text}`);
  return criteria;
}

/** Converts an old search text: lists once included sold homes, and a search excluded them explicitly. */
const asToday = (text: string): string => text.replace(/\.available-1(?=\.|$)/, '');
