// biome-ignore-all lint/style/noNonNullAssertion: places and positions run from 0 to the number of homes
import { add, type Bitset, countBoth, createBitset, has, listPositions, subtract } from './bitset.ts';
import type { Sort } from './criteria.ts';
import type { SearchDocument } from './search-document.ts';

/** The maximum number of blocks of an order: more make a query faster and the index larger. */
const maxBlocks = 32;
const minBlockSize = 64;

/**
 * Positions in an order, with the set of all positions before each block. Any part of the order is then the difference of two sets and a
 * piece of a block at either end, and any rank in a result is found by counting.
 */
export class OrderedPositions {
  readonly positions: Uint32Array;
  /** Positions in a block. */
  readonly block: number;
  /** `before[n]`: the positions of the first n blocks. */
  readonly before: readonly Bitset[];

  /** Takes positions below `size`. */
  constructor(positions: Uint32Array, size: number) {
    this.positions = positions;
    this.block = Math.max(minBlockSize, Math.ceil(positions.length / maxBlocks));
    const set = createBitset(size);
    const before = [set.slice()];
    for (let place = 0; place < positions.length; place++) {
      add(set, positions[place]!);
      if ((place + 1) % this.block === 0) before.push(set.slice());
    }
    this.before = before;
  }

  /** Writes the positions with ranks from `from` up to but not including `to` into `into`. */
  between(from: number, to: number, into: Bitset): Bitset {
    const first = Math.ceil(from / this.block);
    const end = Math.floor(to / this.block);
    if (first > end) return this.#add(from, to, into.fill(0));
    subtract(this.before[end]!, this.before[first]!, into);
    return this.#add(end * this.block, to, this.#add(from, first * this.block, into));
  }

  #add(from: number, to: number, into: Bitset): Bitset {
    for (let place = from; place < to; place++) add(into, this.positions[place]!);
    return into;
  }
}

/** The result of a query: `total` positions, all of them from `from` up to but not including `to`. */
export interface Hits {
  set: Bitset;
  total: number;
  from: number;
  to: number;
}

/** One order of homes. Returns any page of a result without sorting the whole result. */
export class SortOrder {
  readonly #order: OrderedPositions;
  readonly #placeOf: Uint32Array;

  /** Takes the positions of all homes in this order. */
  constructor(positions: Uint32Array) {
    this.#order = new OrderedPositions(positions, positions.length);
    this.#placeOf = new Uint32Array(positions.length);
    for (let place = 0; place < positions.length; place++) this.#placeOf[positions[place]!] = place;
  }

  /** Returns `size` positions of the hits in this order, after the first `offset`; fewer or none at the end of the hits. */
  page(hits: Hits, offset: number, size: number): number[] {
    // Few hits lie far apart: sorting them costs less than walking past all the homes between them.
    if (hits.total ** 2 < this.#placeOf.length) return this.#sort(hits, offset, size);
    return this.#walk(hits, offset, Math.min(size, hits.total - offset));
  }

  #sort({ set, total }: Hits, offset: number, size: number): number[] {
    const places = listPositions(set, total);
    for (let hit = 0; hit < total; hit++) places[hit] = this.#placeOf[places[hit]!]!;
    return Array.from(places.sort().subarray(offset, offset + size), (place) => this.#order.positions[place]!);
  }

  #walk(hits: Hits, offset: number, size: number): number[] {
    const { positions, block } = this.#order;
    const page: number[] = [];
    let index = this.#blockOf(offset, hits, 0);
    let skip = offset - this.#countBefore(index, hits);
    while (page.length < size && index < this.#order.before.length) {
      const already = page.length;
      const end = Math.min((index + 1) * block, positions.length);
      for (let place = index * block; place < end && page.length < size; place++) {
        if (has(hits.set, positions[place]!) && skip-- <= 0) page.push(positions[place]!);
      }
      // A block without hits may be the first of many.
      index = page.length > already ? index + 1 : this.#blockOf(offset + page.length, hits, index + 1);
    }
    return page;
  }

  /** Returns the block, from `first` on, that contains the hit after `offset` others: often the first, since early pages are read most. */
  #blockOf(offset: number, hits: Hits, first: number): number {
    if (this.#countBefore(first + 1, hits) > offset) return first;
    let low = first + 1;
    let high = this.#order.before.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.#countBefore(middle, hits) <= offset) low = middle;
      else high = middle;
    }
    return low;
  }

  #countBefore(block: number, { set, total, from, to }: Hits): number {
    if (block === 0) return 0;
    const before = this.#order.before[block];
    return before ? countBoth(set, before, from, to) : total;
  }
}

/** The sort key of each order, ascending; null comes last. */
const keys: Record<Sort, (home: SearchDocument) => number | null> = {
  newest: () => 0,
  'price-asc': ({ price }) => price,
  'price-desc': ({ price }) => price && -price,
  living: ({ living }) => living && -living,
};

/**
 * Returns every order of the homes at these positions. Available homes come before closed ones; equal homes are sorted by age, newest
 * first, then by id, highest first, so that the order is deterministic.
 */
export function createSortOrders(homes: readonly SearchDocument[]): Record<Sort, SortOrder> {
  const newest = byAge(homes);
  const open = homes.filter(({ closed }) => !closed).length;
  const create = (sort: Sort): SortOrder => {
    const values = Float64Array.from(homes, (home) => keys[sort](home) ?? Number.MAX_VALUE);
    const ascending = (a: number, b: number): number => values[a]! - values[b]!;
    const positions = newest.slice();
    // Sorting is stable: what is equal stays in the order of age.
    positions.subarray(0, open).sort(ascending);
    positions.subarray(open).sort(ascending);
    return new SortOrder(positions);
  };
  return {
    newest: create('newest'),
    'price-asc': create('price-asc'),
    'price-desc': create('price-desc'),
    living: create('living'),
  };
}

/** Returns the positions of the available homes, then of the closed ones, each from the newest to the oldest. */
function byAge(homes: readonly SearchDocument[]): Uint32Array {
  const moments = Float64Array.from(homes, parsePublishedAt);
  return Uint32Array.from(homes.keys()).sort((a, b) => {
    const [first, second] = [homes[a]!, homes[b]!];
    return Number(first.closed) - Number(second.closed) || moments[b]! - moments[a]! || second.id - first.id;
  });
}

function parsePublishedAt({ id, publishedAt }: SearchDocument): number {
  const moment = Date.parse(publishedAt);
  if (Number.isNaN(moment)) throw new Error(`property ${id}: "${publishedAt}" is no date`);
  return moment;
}
