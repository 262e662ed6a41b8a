import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Criteria, PAGE_SIZE } from '../../lib/catalogue/search/criteria.ts';
import { createSearchIndex } from '../../lib/catalogue/search/search-index.ts';
import { createDocuments } from './search-documents.ts';
import { scan } from './search-scan.ts';

// What a list page costs by the index and by a scan of all homes, side by side in one run: `npm run bench:search`.
// The figures of a machine vary; the ratios hardly do. One run of the same queries in both also checks that the answers agree.

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** About a third of the country, with twelve corners. */
const drawn = Array.from({ length: 12 }, (_, corner): [number, number] => [
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
  'garden, still free': { features: ['garden', 'garage'], available: true, sort: 'newest', page: 1 },
  'drawn area': { area: drawn, sort: 'newest', page: 1 },
  'all of these': {
    cities: ['city-1', 'city-2', 'city-3'],
    radius: 25,
    types: [1, 2],
    minPrice: 150_000,
    bedrooms: 2,
    minLiving: 80,
    energy: ['a', 'b', 'c'],
    features: ['garden'],
    available: true,
    area: drawn,
    sort: 'price-asc',
    page: 1,
  },
  'deep page': { minPrice: 150_000, bedrooms: 2, sort: 'price-desc', page: -1 },
};

/** µs of one call, the best of several rounds: the machine's other work only ever adds. */
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

function bytesInUse(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
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
    const asked: Criteria = { ...query, list: 'sale' };
    if (asked.page < 1) asked.page = Math.max(1, Math.floor((index.search(asked).total * 0.7) / PAGE_SIZE));
    const [fast, slow] = [index.search(asked), scan(documents, asked, centres)];
    if (JSON.stringify([fast.total, fast.ids]) !== JSON.stringify([slow.total, slow.ids]))
      throw new Error(`${name}: the answers differ`);
    const [byIndex, byScan] = [measure(() => index.search(asked)), measure(() => scan(documents, asked, centres))];
    const columns = [
      String(fast.total).padStart(9),
      byIndex.toFixed(1).padStart(10),
      byScan.toFixed(1).padStart(10),
      (byScan / byIndex).toFixed(1).padStart(14),
    ];
    console.log(`${name.padEnd(21)}${columns.join(' ')}`);
  }
}
