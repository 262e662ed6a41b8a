import { add, type Bitset, createBitset } from './bitset.ts';

/** A small number of the homes that is filtered by "at least n", such as the bedrooms: one set for each number that occurs. */
export class AtLeastColumn {
  /** Ascending, each with the homes that have so many or more. */
  readonly #steps: readonly { figure: number; homes: Bitset }[];
  readonly #none: Bitset;

  /** Takes the number of the home at each position. */
  constructor(figures: readonly number[]) {
    this.#none = createBitset(figures.length);
    const occurring = [...new Set(figures)].sort((a, b) => a - b);
    this.#steps = occurring.map((figure) => ({ figure, homes: createBitset(figures.length) }));
    figures.forEach((has, position) => {
      for (const { figure, homes } of this.#steps) if (has >= figure) add(homes, position);
    });
  }

  /** The homes that have `least` or more. */
  atLeast(least: number): Bitset {
    return this.#steps.find(({ figure }) => figure >= least)?.homes ?? this.#none;
  }
}
