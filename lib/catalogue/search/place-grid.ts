// biome-ignore-all lint/style/noNonNullAssertion: cells are numbered here, and only those numbers are used
import { Axis, type Run } from './axis.ts';
import { type Bitset, countRuns } from './bitset.ts';
import type { SearchDocument } from './search-document.ts';

/** A rectangle of the grid: cities and types, each from … up to but not including. */
export interface Selection {
  cityFrom: number;
  cityTo: number;
  typeFrom: number;
  typeTo: number;
}

export interface PlaceCounts {
  total: number;
  cities: Map<string, number>;
  types: Map<number, number>;
}

/**
 * Homes stand city by city, and within a city type by type. So city and type need no sets:
 * choosing them is choosing runs of positions, and their facets come from counting run by run.
 */
export class PlaceGrid {
  readonly #cities: Axis<string>;
  readonly #types: Axis<number>;
  /** Where each cell, a type in a city, begins; and where the last ends. */
  readonly #starts: Uint32Array;
  /** To count in. */
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

  /** The cells of a city, of a type, of both or of neither; none where one of them has no homes. */
  select(city?: string, type?: number): Selection {
    const [cityFrom, cityTo] = this.#cities.span(city);
    const [typeFrom, typeTo] = this.#types.span(type);
    return { cityFrom, cityTo, typeFrom, typeTo };
  }

  /** The positions of a selection, in runs as long as they come. */
  runs({ cityFrom, cityTo, typeFrom, typeTo }: Selection): Run[] {
    if (typeTo - typeFrom === this.#types.length) return [[this.#start(cityFrom, 0), this.#start(cityTo, 0)]];
    const runs: Run[] = [];
    for (let city = cityFrom; city < cityTo; city++) {
      const run: Run = [this.#start(city, typeFrom), this.#start(city, typeTo)];
      if (run[0] < run[1]) runs.push(run);
    }
    return runs;
  }

  /** Homes of the set by city within the selected types, by type within the selected cities, and in both; places without any are left out. */
  count(set: Bitset, { cityFrom, cityTo, typeFrom, typeTo }: Selection): PlaceCounts {
    const counts = countRuns(set, this.#starts, this.#counts);
    const inTypes = new Uint32Array(this.#cities.length);
    const inCities = new Uint32Array(this.#types.length);
    let total = 0;
    for (let city = 0, cell = 0; city < inTypes.length; city++) {
      const inCity = city >= cityFrom && city < cityTo;
      for (let type = 0; type < inCities.length; type++, cell++) {
        const inType = type >= typeFrom && type < typeTo;
        if (inType) inTypes[city]! += counts[cell]!;
        if (inCity) inCities[type]! += counts[cell]!;
        if (inType && inCity) total += counts[cell]!;
      }
    }
    return { total, cities: this.#cities.named(inTypes), types: this.#types.named(inCities) };
  }

  #start(city: number, type: number): number {
    return this.#starts[city * this.#types.length + type]!;
  }
}
