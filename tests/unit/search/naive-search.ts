import { type Criteria, MOST_BEDROOMS, PAGE_SIZE, type Sort } from '@/lib/catalogue/search/criteria';
import type { SearchDocument } from '@/lib/catalogue/search/search-document';

/** The rules, said once more in the plainest way: filter, sort, cut; and a facet is a search with that value chosen. */
export function searchNaively(documents: readonly SearchDocument[], asked: Criteria) {
  const hits = matching(documents, asked).sort(order[asked.sort]);
  const total = (chosen: Partial<Criteria>) => matching(documents, { ...asked, ...chosen }).length;
  const counts = <T>(values: T[], choose: (value: T) => Partial<Criteria>) =>
    new Map(
      [...new Set(values)].map((value) => [value, total(choose(value))] as const).filter(([, count]) => count > 0),
    );
  return {
    total: hits.length,
    pages: Math.max(1, Math.ceil(hits.length / PAGE_SIZE)),
    page: asked.page,
    ids: hits.map(({ id }) => id).slice((asked.page - 1) * PAGE_SIZE, asked.page * PAGE_SIZE),
    facets: {
      cities: counts(
        documents.map(({ city }) => city),
        (city) => ({ city }),
      ),
      types: counts(
        documents.map(({ type }) => type),
        (type) => ({ type }),
      ),
      bedrooms: Array.from({ length: MOST_BEDROOMS + 1 }, (_, bedrooms) => total({ bedrooms })),
    },
  };
}

/** The homes that meet the filters, in the order given. */
export function matching(
  documents: readonly SearchDocument[],
  { goal, city, type, minPrice, maxPrice, bedrooms }: Criteria,
) {
  return documents
    .filter((one) => one.goal === goal)
    .filter((one) => city === undefined || one.city === city)
    .filter((one) => type === undefined || one.type === type)
    .filter((one) => minPrice === undefined || (one.price !== null && one.price >= minPrice))
    .filter((one) => maxPrice === undefined || (one.price !== null && one.price <= maxPrice))
    .filter((one) => bedrooms === undefined || one.bedrooms >= bedrooms);
}

type Compare = (a: SearchDocument, b: SearchDocument) => number;
const by =
  (...keys: ((one: SearchDocument) => number)[]): Compare =>
  (a, b) => {
    const key = keys.find((of) => of(a) !== of(b));
    return key ? (key(a) < key(b) ? -1 : 1) : 0;
  };
const closed = (one: SearchDocument) => (one.closed ? 1 : 0);
const newest = [(one: SearchDocument) => -Date.parse(one.publishedAt), (one: SearchDocument) => -one.id];
const last = Number.POSITIVE_INFINITY;
/** How two homes compare in an order. */
export const order: Record<Sort, Compare> = {
  newest: by(closed, ...newest),
  'price-asc': by(closed, ({ price }) => price ?? last, ...newest),
  'price-desc': by(closed, ({ price }) => (price === null ? last : -price), ...newest),
  living: by(closed, ({ living }) => (living === null ? last : -living), ...newest),
};
