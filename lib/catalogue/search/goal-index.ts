// biome-ignore-all lint/style/noNonNullAssertion: positions run from 0 to the number of homes
import { AtLeastColumn } from './at-least-column.ts';
import type { Run } from './axis.ts';
import { addRun, type Bitset, countBoth, createBitset, intersect } from './bitset.ts';
import { type Criteria, MOST_BEDROOMS, PAGE_SIZE, type Sort } from './criteria.ts';
import { type PlaceCounts, PlaceGrid } from './place-grid.ts';
import { RangeColumn } from './range-column.ts';
import type { SearchDocument, SearchResult } from './search-document.ts';
import type { Hits, SortOrder } from './sort-order.ts';
import { createSortOrders } from './sort-orders.ts';

/** The index of all homes for sale, or of all homes for rent. */
export class GoalIndex {
  readonly total: number;
  readonly #ids: readonly number[];
  readonly #grid: PlaceGrid;
  readonly #price: RangeColumn;
  readonly #bedrooms: AtLeastColumn;
  readonly #orders: Record<Sort, SortOrder>;
  readonly #all: Bitset;
  // Sets to work in, so that a query leaves nothing behind: it runs to its end before the next one begins.
  readonly #priced: Bitset;
  readonly #matching: Bitset;
  readonly #chosen: Bitset;

  constructor(documents: readonly SearchDocument[]) {
    const { homes, grid } = PlaceGrid.arrange(documents);
    this.total = homes.length;
    this.#ids = homes.map(({ id }) => id);
    this.#grid = grid;
    this.#price = new RangeColumn(homes.map(({ price }) => price));
    this.#bedrooms = new AtLeastColumn(homes.map(({ bedrooms }) => bedrooms));
    this.#orders = createSortOrders(homes);
    this.#all = this.#bedrooms.atLeast(Number.NEGATIVE_INFINITY);
    this.#priced = createBitset(homes.length);
    this.#matching = createBitset(homes.length);
    this.#chosen = createBitset(homes.length);
  }

  search(criteria: Criteria): SearchResult {
    const selection = this.#grid.select(criteria.city, criteria.type);
    const runs = this.#grid.runs(selection);
    const priced = this.#inPriceRange(criteria);
    const matching = this.#withBedrooms(priced, criteria.bedrooms);
    const { total, cities, types } = this.#grid.count(matching, selection);
    const hits = this.#within(matching, runs, total);
    const page = this.#orders[criteria.sort].page(hits, (criteria.page - 1) * PAGE_SIZE, PAGE_SIZE);
    return {
      total,
      pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      page: criteria.page,
      ids: page.map((position) => this.#ids[position]!),
      facets: { cities, types, bedrooms: this.#countBedrooms(priced, runs) },
    };
  }

  /** How many homes each city and each type has, without any filter. */
  countPlaces(): PlaceCounts {
    return this.#grid.count(this.#all, this.#grid.select());
  }

  #inPriceRange({ minPrice, maxPrice }: Criteria): Bitset {
    if (minPrice === undefined && maxPrice === undefined) return this.#all;
    return this.#price.between(
      minPrice ?? Number.NEGATIVE_INFINITY,
      maxPrice ?? Number.POSITIVE_INFINITY,
      this.#priced,
    );
  }

  #withBedrooms(homes: Bitset, least: number | undefined): Bitset {
    if (least === undefined) return homes;
    const enough = this.#bedrooms.atLeast(least);
    return homes === this.#all ? enough : intersect(homes, enough, this.#matching);
  }

  /** Those of the homes that stand in the runs. */
  #within(homes: Bitset, runs: readonly Run[], total: number): Hits {
    const [from, to] = [runs[0]?.[0] ?? 0, runs.at(-1)?.[1] ?? 0];
    if (to - from === this.total && runs.length === 1) return { set: homes, total, from, to };
    this.#chosen.fill(0);
    for (const [start, end] of runs) addRun(homes, start, end, this.#chosen);
    return { set: this.#chosen, total, from, to };
  }

  #countBedrooms(homes: Bitset, runs: readonly Run[]): number[] {
    return Array.from({ length: MOST_BEDROOMS + 1 }, (_, least) => {
      const enough = this.#bedrooms.atLeast(least);
      return runs.reduce((count, [from, to]) => count + countBoth(homes, enough, from, to), 0);
    });
  }
}
