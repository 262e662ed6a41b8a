// biome-ignore-all lint/style/noNonNullAssertion: positions run from 0 to the number of homes
import { add, type Bitset, createBitset } from './bitset.ts';

/** Something that a home is or has one or several of, such as its energy letter: one set for each value that occurs. */
export class ChoiceColumn<Value> {
  readonly #sets = new Map<Value, Bitset>();
  readonly #size: number;
  readonly #none: Bitset;

  /** Takes the values of the home at each position. */
  constructor(values: readonly (readonly Value[])[]) {
    this.#size = values.length;
    this.#none = createBitset(this.#size);
    values.forEach((own, position) => {
      for (const value of own) {
        const set = this.#sets.get(value) ?? createBitset(this.#size);
        this.#sets.set(value, set);
        add(set, position);
      }
    });
  }

  /** The values that occur, each with its homes. */
  get sets(): ReadonlyMap<Value, Bitset> {
    return this.#sets;
  }

  /** The homes that have a value. */
  with(value: Value): Bitset {
    return this.#sets.get(value) ?? this.#none;
  }

  /** Makes `into` the homes that have any of the values. */
  withAny(values: readonly Value[], into: Bitset): Bitset {
    into.fill(0);
    for (const value of values) {
      const set = this.with(value);
      for (let word = 0; word < into.length; word++) into[word]! |= set[word]!;
    }
    return into;
  }
}
