import { type Criteria, MOST_BEDROOMS, PAGE_SIZE } from '../../lib/catalogue/search/criteria.ts';
import type { SearchDocument } from '../../lib/catalogue/search/search-document.ts';

/** What one would write without an index: one pass over all homes with every filter and every facet, then sort, then cut. */
export function scan(documents: readonly SearchDocument[], criteria: Criteria) {
  const { city, type, minPrice, maxPrice, bedrooms = 0, sort, page } = criteria;
  const cities = new Map<string, number>();
  const types = new Map<number, number>();
  const atLeast = Array.from({ length: MOST_BEDROOMS + 1 }, () => 0);
  const hits: SearchDocument[] = [];
  for (const home of documents) {
    if (home.goal !== criteria.goal) continue;
    if (minPrice !== undefined && (home.price === null || home.price < minPrice)) continue;
    if (maxPrice !== undefined && (home.price === null || home.price > maxPrice)) continue;
    const inCity = city === undefined || home.city === city;
    const ofType = type === undefined || home.type === type;
    for (let least = 0; inCity && ofType && least < atLeast.length && home.bedrooms >= least; least++)
      atLeast[least] = (atLeast[least] ?? 0) + 1;
    if (home.bedrooms < bedrooms) continue;
    if (ofType) cities.set(home.city, (cities.get(home.city) ?? 0) + 1);
    if (inCity) types.set(home.type, (types.get(home.type) ?? 0) + 1);
    if (inCity && ofType) hits.push(home);
  }
  const key = ({ price, living }: SearchDocument): number | null => {
    if (sort === 'living') return living && -living;
    return sort === 'newest' ? 0 : price && (sort === 'price-asc' ? price : -price);
  };
  const order = (home: SearchDocument) => key(home) ?? Number.MAX_VALUE;
  const age = (a: SearchDocument, b: SearchDocument) =>
    a.publishedAt === b.publishedAt ? b.id - a.id : a.publishedAt < b.publishedAt ? 1 : -1;
  hits.sort((a, b) => Number(a.closed) - Number(b.closed) || order(a) - order(b) || age(a, b));
  const ids = hits.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id);
  return { total: hits.length, ids, facets: { cities, types, bedrooms: atLeast } };
}
