import { Outline } from '../../lib/catalogue/search/columns.ts';
import { type Criteria, energyLetters, features, maxBedrooms, pageSize } from '../../lib/catalogue/search/criteria.ts';
import type { SearchDocument } from '../../lib/catalogue/search/search-document.ts';
import { type Centre, citiesWithin, createSearchIndex } from '../../lib/catalogue/search/search-index.ts';
import { bytesInUse } from '../support/memory.ts';

// npm run bench:search: the cost of a list page with the index and with a scan of all homes.
// The times depend on the machine; the ratios hardly do. It also checks that both return the same homes.

/** A reproducible catalogue with 9 types and up to 90 cities, depending on its size; some have many homes, others few. */
function createDocuments(size: number): { documents: SearchDocument[]; centres: Map<string, Centre> } {
  let seed = 42;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const places = Array.from({ length: Math.min(90, Math.round(Math.sqrt(size))) }, (_, index) => ({
    id: `city-${index}`,
    province: 'limburg' as const,
    longitude: 4 + 2 * random(),
    latitude: 50 + 1.5 * random(),
  }));
  const documents = Array.from({ length: size }, (_, index): SearchDocument => {
    const place = places[Math.floor(random() ** 2 * places.length)] ?? { id: 'city-0', longitude: 5, latitude: 51 };
    return {
      id: 5000 + index,
      goal: random() < 0.8 ? 'sale' : 'rent',
      commercial: random() < 0.05,
      city: place.id,
      type: 1 + Math.floor(random() ** 2 * 9),
      kind: index % 2 === 0 ? 'shop' : 'office',
      kinds: random() < 0.2 ? ['duplex'] : [],
      floor: null,
      price: random() < 0.05 ? null : 1000 * Math.round(80 + 900 * random() ** 2),
      bedrooms: Math.floor(random() * 6),
      garages: Math.floor(random() * 3),
      living: random() < 0.1 ? null : Math.round(40 + 300 * random()),
      plot: random() < 0.5 ? null : Math.round(100 + 3000 * random() ** 2),
      energy: random() < 0.1 ? null : (energyLetters[Math.floor(random() * 7)] ?? null),
      features: features.filter(() => random() < 0.4),
      longitude: place.longitude + 0.05 * (random() - 0.5),
      latitude: place.latitude + 0.05 * (random() - 0.5),
      publishedAt: new Date(Date.UTC(2020, 0, 1 + Math.floor(random() * 2400))).toISOString(),
      closed: random() < 0.15,
    };
  });
  return { documents, centres: new Map(places.map((place) => [place.id, place])) };
}

const within = (value: number | null, min: number | undefined, max: number | undefined): boolean =>
  (min === undefined && max === undefined) ||
  (value !== null && value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY));

/** The same search without an index: filters and counts all homes in one pass, then sorts and takes a page. */
function scan(documents: readonly SearchDocument[], criteria: Criteria, centres: ReadonlyMap<string, Centre>) {
  const { bedrooms = 0, energy, features = [], sold, area, sort, page } = criteria;
  const outline = area && new Outline(area);
  const near = citiesWithin(criteria, centres);
  const reached = near && new Set(near);
  const cities = new Map<string, number>();
  const types = new Map<number, number>();
  const atLeast = Array.from({ length: maxBedrooms + 1 }, () => 0);
  const hits: SearchDocument[] = [];
  for (const home of documents) {
    if (home.goal !== criteria.list) continue;
    if (!within(home.price, criteria.minPrice, criteria.maxPrice)) continue;
    if (!within(home.garages, criteria.minGarages, criteria.maxGarages)) continue;
    if (!within(home.living, criteria.minLiving, criteria.maxLiving)) continue;
    if (!within(home.plot, criteria.minPlot, criteria.maxPlot)) continue;
    if (energy && (home.energy === null || !energy.includes(home.energy))) continue;
    if (!features.every((feature) => home.features.includes(feature))) continue;
    if (!sold && home.closed) continue;
    if (outline && !outline.contains(home.longitude, home.latitude)) continue;
    const inCity = !reached || reached.has(home.city);
    const ofType = !criteria.types || criteria.types.includes(home.type);
    for (let min = 0; inCity && ofType && min < atLeast.length && home.bedrooms >= min; min++)
      atLeast[min] = (atLeast[min] ?? 0) + 1;
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
  const ids = hits.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id);
  return { total: hits.length, ids, facets: { cities, types, bedrooms: atLeast } };
}

/** About a third of the country, with twelve corners. */
const drawnArea = Array.from({ length: 12 }, (_, corner): [number, number] => [
  5 + 0.55 * Math.cos((corner / 6) * Math.PI),
  50.75 + 0.45 * Math.sin((corner / 6) * Math.PI),
]);

const queries: Record<string, Omit<Criteria, 'list'>> = {
  'all homes': { sort: 'newest', page: 1 },
  'one city and type': { cities: ['city-3'], types: [2], sort: 'price-asc', page: 1 },
  'one type': { types: [2], sort: 'newest', page: 1 },
  'price range': { minPrice: 200_000, maxPrice: 400_000, sort: 'price-asc', page: 1 },
  'price and bedrooms': { minPrice: 150_000, bedrooms: 2, sort: 'newest', page: 1 },
  'narrow price range': { minPrice: 300_000, maxPrice: 302_000, sort: 'living', page: 1 },
  'cities and radius': { cities: ['city-3', 'city-9'], radius: 25, types: [1, 2], sort: 'newest', page: 1 },
  'surface and energy': { minLiving: 100, maxPlot: 1000, energy: ['a', 'b'], sort: 'living', page: 1 },
  'garden, also sold homes': { features: ['garden', 'garage'], sold: true, sort: 'newest', page: 1 },
  'drawn area': { area: drawnArea, sort: 'newest', page: 1 },
  'all of these': {
    cities: ['city-1', 'city-2', 'city-3'],
    radius: 25,
    types: [1, 2],
    minPrice: 150_000,
    bedrooms: 2,
    minLiving: 80,
    energy: ['a', 'b', 'c'],
    features: ['garden'],
    area: drawnArea,
    sort: 'price-asc',
    page: 1,
  },
  'deep page': { minPrice: 150_000, bedrooms: 2, sort: 'price-desc', page: -1 },
};

/** µs of one call, the best of several rounds: other work on the machine only adds time. */
function measure(call: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 7; round++) {
    const start = performance.now();
    let calls = 0;
    do {
      call();
      calls++;
    } while (performance.now() - start < 40);
    best = Math.min(best, ((performance.now() - start) * 1000) / calls);
  }
  return best;
}

for (const size of [250, 10_000, 100_000]) {
  const { documents, centres } = createDocuments(size);
  const before = bytesInUse();
  const start = performance.now();
  const index = createSearchIndex(documents, centres);
  const built = performance.now() - start;
  const megabytes = (bytesInUse() - before) / 1e6;
  console.log(`\n${size} homes: built in ${built.toFixed(0)} ms, ${megabytes.toFixed(1)} MB`);
  console.log('                         homes   index µs    scan µs   scan ÷ index');
  for (const [name, query] of Object.entries(queries)) {
    const criteria: Criteria = { ...query, list: 'sale' };
    if (criteria.page < 1) criteria.page = Math.max(1, Math.floor((index.search(criteria).total * 0.7) / pageSize));
    const [fast, slow] = [index.search(criteria), scan(documents, criteria, centres)];
    if (JSON.stringify([fast.total, fast.ids]) !== JSON.stringify([slow.total, slow.ids]))
      throw new Error(`${name}: the results differ`);
    const [byIndex, byScan] = [
      measure(() => index.search(criteria)),
      measure(() => scan(documents, criteria, centres)),
    ];
    const columns = [
      String(fast.total).padStart(9),
      byIndex.toFixed(1).padStart(10),
      byScan.toFixed(1).padStart(10),
      (byScan / byIndex).toFixed(1).padStart(14),
    ];
    console.log(`${name.padEnd(21)}${columns.join(' ')}`);
  }
}
