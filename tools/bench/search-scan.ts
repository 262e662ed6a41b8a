import { type Criteria, MOST_BEDROOMS, PAGE_SIZE } from '../../lib/catalogue/search/criteria.ts';
import { Outline } from '../../lib/catalogue/search/outline.ts';
import { type Centre, citiesWithin } from '../../lib/catalogue/search/reach.ts';
import type { SearchDocument } from '../../lib/catalogue/search/search-document.ts';

const within = (value: number | null, least: number | undefined, most: number | undefined): boolean =>
  (least === undefined && most === undefined) ||
  (value !== null && value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Number.POSITIVE_INFINITY));

/** What one would write without an index: one pass over all homes with every filter and the facets of before, then sort, then cut. */
export function scan(documents: readonly SearchDocument[], criteria: Criteria, centres: ReadonlyMap<string, Centre>) {
  const { bedrooms = 0, energy, features = [], available, area, sort, page } = criteria;
  const outline = area && new Outline(area);
  const near = citiesWithin(criteria, centres);
  const reached = near && new Set(near);
  const cities = new Map<string, number>();
  const types = new Map<number, number>();
  const atLeast = Array.from({ length: MOST_BEDROOMS + 1 }, () => 0);
  const hits: SearchDocument[] = [];
  for (const home of documents) {
    if (home.goal !== criteria.list) continue;
    if (!within(home.price, criteria.minPrice, criteria.maxPrice)) continue;
    if (!within(home.garages, criteria.minGarages, criteria.maxGarages)) continue;
    if (!within(home.living, criteria.minLiving, criteria.maxLiving)) continue;
    if (!within(home.plot, criteria.minPlot, criteria.maxPlot)) continue;
    if (energy && (home.energy === null || !energy.includes(home.energy))) continue;
    if (!features.every((feature) => home.features.includes(feature))) continue;
    if (available && home.closed) continue;
    if (outline && !outline.contains(home.longitude, home.latitude)) continue;
    const inCity = !reached || reached.has(home.city);
    const ofType = !criteria.types || criteria.types.includes(home.type);
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
