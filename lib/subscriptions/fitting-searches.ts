import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { storedCriteria } from '../catalogue/search/alert-criteria.ts';
import { toSearchDocument } from '../catalogue/search/search-document.ts';
import { createSearchIndex } from '../catalogue/search/search-index.ts';
import type { StoredSearch } from './store.ts';

/** Those of many searches that find a home, as their alerts would; also one that is not on the site yet. In an index of it alone each costs microseconds. */
export function searchesFinding<Search extends Pick<StoredSearch, 'id' | 'criteria'>>(
  searches: readonly Search[],
  home: Property,
  catalogue: Pick<Catalogue, 'cities' | 'types' | 'marquees' | 'projects'>,
): Search[] {
  const index = createSearchIndex([toSearchDocument(home, catalogue)], catalogue.cities);
  return searches.filter((search) => {
    const criteria = storedCriteria(search);
    return criteria !== null && index.search({ ...criteria, page: 1 }, 1).total > 0;
  });
}
