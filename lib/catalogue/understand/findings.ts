import { type EnergyLetter, energyLetters, type Feature, type Filters, features } from '../search/criteria.ts';
import { chosen } from '../search/filter-params.ts';
import type { Names } from './names.ts';
import type { Figures } from './settle.ts';

/** From … up to but not including, in characters of the line. */
export type Span = readonly [from: number, to: number];

/** What has been read of a line so far. */
export class Findings {
  readonly cities = new Set<string>();
  readonly zips = new Set<string>();
  readonly features = new Set<Feature>();
  readonly energy = new Set<EnergyLetter>();
  readonly figures: Figures = {};
  readonly unknown: Span[] = [];
  /** Distances: without a city they mean nothing. */
  readonly distances: Span[] = [];
  available = false;

  /** The filters that all this means, with the types (webIds) of the line. */
  settle(types: readonly number[], names: Names): { filters: Filters; unknown: Span[] } {
    this.#settleZips(names);
    const placed = this.cities.size > 0;
    const { radius, ...figures } = this.figures;
    const filters: Filters = {
      ...figures,
      cities: placed ? [...this.cities].sort() : undefined,
      radius: placed ? radius : undefined,
      types: types.length > 0 ? types : undefined,
      energy: chosen(energyLetters, [...this.energy]),
      features: chosen(features, [...this.features]),
      available: this.available || undefined,
    };
    const unknown = [...this.unknown, ...(placed ? [] : this.distances)];
    return { filters, unknown: unknown.sort(([one], [other]) => one - other) };
  }

  /** All cities of a zip, unless one of them is named, too: "3500 Hasselt". */
  #settleZips(names: Names): void {
    const cities = [...this.zips].map((zip) => names.atZip(zip));
    for (const ids of cities.filter((found) => !found.some((id) => this.cities.has(id))))
      for (const id of ids) this.cities.add(id);
  }
}
