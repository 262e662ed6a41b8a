import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { storedCriteria } from '../catalogue/search/alert-criteria.ts';
import { toSearchDocument } from '../catalogue/search/search-document.ts';
import { createSearchIndex } from '../catalogue/search/search-index.ts';
import type { StoredSearch } from './store.ts';

type Known = Pick<Catalogue, 'cities' | 'types' | 'marquees' | 'projects'>;

/**
 * Those of many searches that find a home, as their alerts would, or at any price; also one that is not on the site yet. In an index of it
 * alone each costs microseconds.
 */
export function searchesFinding<Search extends Pick<StoredSearch, 'id' | 'criteria'>>(
  searches: readonly Search[],
  home: Property,
  catalogue: Known,
  { atAnyPrice = false } = {},
): Search[] {
  const index = createSearchIndex([toSearchDocument(home, catalogue)], catalogue.cities);
  return searches.filter((search) => {
    const criteria = storedCriteria(search);
    if (!criteria) return false;
    const { minPrice, maxPrice, ...others } = criteria;
    const price = atAnyPrice ? {} : { minPrice, maxPrice };
    return index.search({ ...others, ...price, page: 1 }, 1).total > 0;
  });
}

/** Fewer people than this could be recognized. */
const minShownPeople = 5;

/**
 * How many people a home would suit by all that their searches ask, except the price: no budget can be derived from it. Each address
 * counts once; rounded down to a multiple of five; null for fewer than five.
 */
export function demandFor(
  home: Property,
  searches: readonly Pick<StoredSearch, 'id' | 'criteria' | 'email'>[],
  catalogue: Known,
): number | null {
  const fitting = searchesFinding(searches, home, catalogue, { atAnyPrice: true });
  const people = new Set(fitting.map(({ email }) => email.trim().toLowerCase())).size;
  return people < minShownPeople ? null : people - (people % minShownPeople);
}
