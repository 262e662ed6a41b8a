import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Criteria, PAGE_SIZE } from '../../lib/catalogue/search/criteria.ts';
import type { SearchDocument } from '../../lib/catalogue/search/search-document.ts';
import { createSearchIndex } from '../../lib/catalogue/search/search-index.ts';
import { scan } from './search-scan.ts';

// What a list page costs by the index and by a scan of all homes, side by side in one run: `node scripts/bench/search.ts`.
// The figures of a machine vary; the ratios hardly do. One run of the same queries in both also checks that the answers agree.

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const queries: Record<string, Omit<Criteria, 'goal'>> = {
  'all homes': { sort: 'newest', page: 1 },
  'one city and type': { city: 'city-3', type: 2, sort: 'price-asc', page: 1 },
  'one type': { type: 2, sort: 'newest', page: 1 },
  'price range': { minPrice: 200_000, maxPrice: 400_000, sort: 'price-asc', page: 1 },
  'price and bedrooms': { minPrice: 150_000, bedrooms: 2, sort: 'newest', page: 1 },
  'narrow price range': { minPrice: 300_000, maxPrice: 302_000, sort: 'living', page: 1 },
  'deep page': { minPrice: 150_000, bedrooms: 2, sort: 'price-desc', page: -1 },
};

/** A reproducible catalogue: up to 90 cities, the more homes the more, and 9 types; some have many homes, others few. */
function createDocuments(size: number): SearchDocument[] {
  const cities = Math.min(90, Math.round(Math.sqrt(size)));
  let seed = 42;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: size }, (_, index) => ({
    id: 5000 + index,
    goal: random() < 0.8 ? 'sale' : 'rent',
    city: `city-${Math.floor(random() ** 2 * cities)}`,
    type: 1 + Math.floor(random() ** 2 * 9),
    price: random() < 0.05 ? null : 1000 * Math.round(80 + 900 * random() ** 2),
    bedrooms: Math.floor(random() * 6),
    living: random() < 0.1 ? null : Math.round(40 + 300 * random()),
    publishedAt: new Date(Date.UTC(2020, 0, 1 + Math.floor(random() * 2400))).toISOString(),
    closed: random() < 0.15,
  }));
}

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
  const documents = createDocuments(size);
  const before = bytesInUse();
  const start = performance.now();
  const index = createSearchIndex(documents);
  const built = performance.now() - start;
  const megabytes = (bytesInUse() - before) / 1e6;
  console.log(`\n${size} homes: built in ${built.toFixed(0)} ms, ${megabytes.toFixed(1)} MB`);
  console.log('                         homes   index µs    scan µs   scan ÷ index');
  for (const [name, query] of Object.entries(queries)) {
    const asked: Criteria = { ...query, goal: 'sale' };
    if (asked.page < 1) asked.page = Math.max(1, Math.floor((index.search(asked).total * 0.7) / PAGE_SIZE));
    const [fast, slow] = [index.search(asked), scan(documents, asked)];
    if (JSON.stringify([fast.total, fast.ids]) !== JSON.stringify([slow.total, slow.ids]))
      throw new Error(`${name}: the answers differ`);
    const [byIndex, byScan] = [measure(() => index.search(asked)), measure(() => scan(documents, asked))];
    const columns = [
      String(fast.total).padStart(9),
      byIndex.toFixed(1).padStart(10),
      byScan.toFixed(1).padStart(10),
      (byScan / byIndex).toFixed(1).padStart(14),
    ];
    console.log(`${name.padEnd(21)}${columns.join(' ')}`);
  }
}
