// biome-ignore-all lint/style/noNonNullAssertion: places run from 0 to the number of positions
import { add, type Bitset, createBitset, subtract } from './bitset.ts';

/** An order is cut into so many blocks at most: more make a query do less by hand, and the index larger. */
const MOST_BLOCKS = 32;
const SMALLEST_BLOCK = 64;

/**
 * Positions in an order, with the set of all that stand before each block of it. Any stretch of the order is then
 * the difference of two sets and a piece of a block at either end, and any place in a result is found by counting.
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
    this.block = Math.max(SMALLEST_BLOCK, Math.ceil(positions.length / MOST_BLOCKS));
    const set = createBitset(size);
    const before = [set.slice()];
    for (let place = 0; place < positions.length; place++) {
      add(set, positions[place]!);
      if ((place + 1) % this.block === 0) before.push(set.slice());
    }
    this.before = before;
  }

  /** Makes `into` the positions from the place `from` of the order up to the place `to`. */
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
