// biome-ignore-all lint/style/noNonNullAssertion: places and positions run from 0 to the number of homes
import { type Bitset, countBoth, has, positionsOf } from './bitset.ts';
import { OrderedPositions } from './ordered-positions.ts';

/** What a query found: `total` positions, all of them from … up to but not including. */
export interface Hits {
  set: Bitset;
  total: number;
  from: number;
  to: number;
}

/** One order in which homes are listed. Cuts a page out of what was found, wherever it lies, without sorting all that was found. */
export class SortOrder {
  readonly #order: OrderedPositions;
  readonly #placeOf: Uint32Array;

  /** Takes the positions of all homes in this order. */
  constructor(positions: Uint32Array) {
    this.#order = new OrderedPositions(positions, positions.length);
    this.#placeOf = new Uint32Array(positions.length);
    for (let place = 0; place < positions.length; place++) this.#placeOf[positions[place]!] = place;
  }

  /** `size` positions of the hits in this order, after the first `offset`; fewer or none where the hits end. */
  page(hits: Hits, offset: number, size: number): number[] {
    // Few hits lie far apart: sorting them costs less than walking past all the homes between them.
    if (hits.total ** 2 < this.#placeOf.length) return this.#sort(hits, offset, size);
    return this.#walk(hits, offset, Math.min(size, hits.total - offset));
  }

  #sort({ set, total }: Hits, offset: number, size: number): number[] {
    const places = positionsOf(set, total);
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

  /** The block, from `first` on, that holds the hit after `offset` others: often the first, since early pages are read most. */
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
