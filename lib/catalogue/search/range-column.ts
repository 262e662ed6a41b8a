// biome-ignore-all lint/style/noNonNullAssertion: places run from 0 to the number of values
import type { Bitset } from './bitset.ts';
import { OrderedPositions } from './ordered-positions.ts';

/** A figure of the homes that is filtered by "from … to …", such as the price. Homes without it are in no range. */
export class RangeColumn {
  readonly #ascending: OrderedPositions;
  readonly #values: Float64Array;

  /** Takes the figure of the home at each position. */
  constructor(figures: readonly (number | null)[]) {
    const known = Uint32Array.from(figures.keys()).filter((position) => figures[position] !== null);
    const values = Float64Array.from(figures, (figure) => figure ?? Number.NaN);
    known.sort((a, b) => values[a]! - values[b]!);
    this.#values = Float64Array.from(known, (position) => figures[position]!);
    this.#ascending = new OrderedPositions(known, figures.length);
  }

  /** Makes `into` the homes whose figure lies from `least` to `most`, both included. */
  between(least: number, most: number, into: Bitset): Bitset {
    const from = this.#placeOf((value) => value >= least);
    const to = this.#placeOf((value) => value > most);
    return this.#ascending.between(from, Math.max(from, to), into);
  }

  /** The first place whose value passes, where all after it pass, too. */
  #placeOf(passes: (value: number) => boolean): number {
    let low = 0;
    let high = this.#values.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (passes(this.#values[middle]!)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
