/** Numbers: from … up to but not including. */
export type Run = readonly [from: number, to: number];

/** The values that occur, such as the cities, numbered. */
export class Axis<Value> {
  readonly #values: readonly Value[];
  readonly #indexOf: ReadonlyMap<Value, number>;

  /** Takes the values of all homes, as often as they come. */
  constructor(all: readonly Value[]) {
    this.#values = [...new Set(all)];
    this.#indexOf = new Map(this.#values.map((value, index) => [value, index]));
  }

  get length(): number {
    return this.#values.length;
  }

  /** The number of a value; -1 where it does not occur. */
  indexOf(value: Value): number {
    return this.#indexOf.get(value) ?? -1;
  }

  /** For each number whether a choice leaves it: all without one. */
  chosen(choice: readonly Value[] | undefined): boolean[] {
    const chosen = Array.from({ length: this.length }, () => choice === undefined);
    for (const value of choice ?? []) {
      const index = this.#indexOf.get(value);
      if (index !== undefined) chosen[index] = true;
    }
    return chosen;
  }

  /** Counts by number as counts by value; values without any are left out. */
  named(counts: Uint32Array): Map<Value, number> {
    const named = new Map<Value, number>();
    this.#values.forEach((value, index) => {
      const count = counts[index];
      if (count) named.set(value, count);
    });
    return named;
  }
}
