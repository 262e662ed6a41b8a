// biome-ignore-all lint/style/noNonNullAssertion: cells are numbered here, and only those numbers are used
import { type Bitset, countRuns } from './bitset.ts';
import type { SearchDocument } from './search-document.ts';

/** The positions from `from` up to but not including `to`. */
export type Run = readonly [from: number, to: number];

/** The values that occur, such as the cities, numbered. */
class Axis<Value> {
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

  /** Returns for each number whether it is chosen; all are if there is no choice. */
  chosen(choice: readonly Value[] | undefined): boolean[] {
    const chosen = Array.from({ length: this.length }, () => choice === undefined);
    for (const value of choice ?? []) {
      const index = this.#indexOf.get(value);
      if (index !== undefined) chosen[index] = true;
    }
    return chosen;
  }

  /** Converts counts by number to counts by value, without zeros. */
  named(counts: Uint32Array): Map<Value, number> {
    const named = new Map<Value, number>();
    this.#values.forEach((value, index) => {
      const count = counts[index];
      if (count) named.set(value, count);
    });
    return named;
  }
}

/** The chosen rows and columns of the grid: whether each city and each type, by number, is chosen. */
export interface Selection {
  cities: readonly boolean[];
  types: readonly boolean[];
}

export interface PlaceCounts {
  total: number;
  cities: Map<string, number>;
  types: Map<number, number>;
}

/**
 * Homes are ordered by city, and within a city by type. City and type therefore need no sets: choosing them is choosing runs of positions,
 * and their facets come from counting run by run.
 */
export class PlaceGrid {
  readonly #cities: Axis<string>;
  readonly #types: Axis<number>;
  /** The first position of each cell, a type in a city; and the end of the last cell. */
  readonly #starts: Uint32Array;
  /** Scratch space for counting. */
  readonly #counts: Uint32Array;

  private constructor(cities: Axis<string>, types: Axis<number>, starts: Uint32Array) {
    this.#cities = cities;
    this.#types = types;
    this.#starts = starts;
    this.#counts = new Uint32Array(starts.length - 1);
  }

  /** Puts the homes in the order of a grid: the index of a home in `homes` is its position. */
  static arrange(documents: readonly SearchDocument[]): { homes: SearchDocument[]; grid: PlaceGrid } {
    const cities = new Axis(documents.map(({ city }) => city));
    const types = new Axis(documents.map(({ type }) => type));
    const cells = Array.from({ length: cities.length * types.length }, (): SearchDocument[] => []);
    for (const home of documents)
      cells[cities.indexOf(home.city) * types.length + types.indexOf(home.type)]!.push(home);
    const starts = new Uint32Array(cells.length + 1);
    cells.forEach((cell, index) => {
      starts[index + 1] = starts[index]! + cell.length;
    });
    return { homes: cells.flat(), grid: new PlaceGrid(cities, types, starts) };
  }

  /** Returns the selection of these cities and types; undefined means all, and a value without homes selects nothing. */
  select(cities?: readonly string[], types?: readonly number[]): Selection {
    return { cities: this.#cities.chosen(cities), types: this.#types.chosen(types) };
  }

  /** Returns the positions of a selection, ascending, in the longest possible runs. */
  runs({ cities, types }: Selection): Run[] {
    const runs: [number, number][] = [];
    for (let city = 0, cell = 0; city < cities.length; city++) {
      for (let type = 0; type < types.length; type++, cell++) {
        const [from, to] = [this.#starts[cell]!, this.#starts[cell + 1]!];
        if (!cities[city] || !types[type] || from === to) continue;
        const last = runs.at(-1);
        if (last && last[1] === from) last[1] = to;
        else runs.push([from, to]);
      }
    }
    return runs;
  }

  /** Counts the homes of the set by city within the selected types, by type within the selected cities, and in both; zeros are left out. */
  count(set: Bitset, { cities, types }: Selection): PlaceCounts {
    const counts = countRuns(set, this.#starts, this.#counts);
    const inTypes = new Uint32Array(cities.length);
    const inCities = new Uint32Array(types.length);
    let total = 0;
    for (let city = 0, cell = 0; city < cities.length; city++) {
      for (let type = 0; type < types.length; type++, cell++) {
        if (types[type]) inTypes[city]! += counts[cell]!;
        if (cities[city]) inCities[type]! += counts[cell]!;
        if (types[type] && cities[city]) total += counts[cell]!;
      }
    }
    return { total, cities: this.#cities.named(inTypes), types: this.#types.named(inCities) };
  }
}
