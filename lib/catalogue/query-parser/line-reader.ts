// biome-ignore-all lint/style/noNonNullAssertion: places run from 0 to the number of terms
import type { ListName } from '../../routes/routes.ts';
import { type Province, provinceIds } from '../places/provinces.ts';
import { type EnergyLetter, energyLetters, type Feature, type Filters, features } from '../search/criteria.ts';
import { nonEmpty, pickInOrder } from '../search/criteria-query.ts';
import { type HomeKind, homeKinds, isHomeKind } from '../search/home-kinds.ts';
import type { Names } from './names.ts';
import { isBesidePlace, isPlace, isTownAt, surfaceAfter, surfaceBefore, termBefore } from './neighbours.ts';
import {
  energyAt,
  type Figures,
  floorAt,
  type Quantity,
  quantityAt,
  quantityFilters,
  type Surface,
  skip,
} from './quantity.ts';
import type { Term } from './terms.ts';
import { readTypes } from './types-of-line.ts';

/** The radius that "near" means without a number. */
const nearbyKm = 10;
/** The energy labels that "energy-efficient" means. */
const efficientLetters: readonly EnergyLetter[] = ['a', 'b'];
/** A number of bedrooms that no home has. */
const maxRooms = 20;
const zip = /^\d{4}$/;

/** Reads the terms of a line from left to right and collects their filters; the neighbours of a term decide what it means. */
export class LineReader {
  readonly #terms: readonly Term[];
  readonly #list: ListName;
  readonly #names: Names;
  readonly #found = new Findings();
  /** The term index at which the last surface ended: "500 m² of land". */
  #surfaceEnd = -1;

  constructor(terms: readonly Term[], list: ListName, names: Names) {
    this.#terms = terms;
    this.#list = list;
    this.#names = names;
  }

  read(): { filters: Filters; unknown: Span[] } {
    const { types, isLand, kinds, floor } = readTypes(this.#terms, this.#names);
    this.#found.floor = floor;
    for (let at = 0; at < this.#terms.length; ) at = this.#readAt(at, isLand);
    return this.#found.toFilters(types, kinds, this.#names);
  }

  /** Reads the phrase that begins at a term; returns the index of the next one. */
  #readAt(at: number, isLand: boolean): number {
    const term = this.#terms[at]!;
    const floor = floorAt(this.#terms, at);
    if (floor) {
      this.#found.floor = floor.floor;
      return floor.next;
    }
    const quantity = quantityAt(this.#terms, at);
    if (quantity) return this.#take(at, quantity, isLand ? 'Plot' : surfaceBefore(this.#terms, at, quantity));
    switch (term.is) {
      case 'city':
        for (const id of term.ids) this.#found.cities.add(id);
        return at + 1;
      case 'town':
        if (!isTownAt(this.#terms, at)) return this.#miss(at, at + 1);
        this.#found.towns.add(term.id);
        return at + 1;
      case 'province':
        this.#found.provinces.add(term.province);
        return at + 1;
      case 'project':
        this.#found.cities.add(term.city);
        return at + 1;
      case 'efficient':
        for (const letter of efficientLetters) this.#found.energy.add(letter);
        return at + 1;
      case 'feature':
        this.#found.features.add(term.feature);
        return at + 1;
      case 'bedrooms':
      case 'living':
      case 'plot':
        return this.#readName(at, term.is);
      case 'energy': {
        const found = energyAt(this.#terms, at);
        for (const letter of found?.letters ?? []) this.#found.energy.add(letter);
        return found?.next ?? this.#miss(at, at + 1);
      }
      case 'near':
        return this.#readNear(at);
      case 'centre':
        return isBesidePlace(this.#terms, at) ? at + 1 : this.#miss(at, at + 1);
      case 'surroundings':
        if (!isPlace(termBefore(this.#terms, at))) return this.#miss(at, at + 1);
        this.#found.figures.radius ??= nearbyKm;
        return at + 1;
      case 'lack':
        this.#found.without.add(term.feature);
        return at + 1;
      case 'without':
        return this.#readDenied(at);
      case 'unknown':
      case 'notTypos':
      case 'floor':
      case 'ordinal':
      case 'ordinalEnd':
        return this.#miss(at, at + 1);
      default:
        return at + 1;
    }
  }

  /** Reads "without lift", "not in Hasselt or Genk", "no terraced house"; anything that no filter can exclude stays unknown. */
  #readDenied(at: number): number {
    let next = skip(this.#terms, at + 1);
    const first = this.#terms[next];
    if (!this.#deny(first)) {
      const isOne = ['type', 'land', 'bedrooms', 'province'].includes(first?.is ?? '');
      return this.#miss(at, isOne ? next + 1 : at + 1);
    }
    // Read further exclusions of the same kind after "and" or "or".
    for (next++; ['and', 'empty'].includes(this.#terms[next]?.is ?? ''); next += 2)
      if (this.#terms[next + 1]?.is !== first?.is || !this.#deny(this.#terms[next + 1])) break;
    return next;
  }

  #deny(term: Term | undefined): boolean {
    if (term?.is === 'feature') this.#found.without.add(term.feature);
    else if (term?.is === 'city') for (const id of term.ids) this.#found.notCities.add(id);
    else if (term?.is === 'type' && term.kind && isHomeKind(term.kind)) this.#found.notKinds.add(term.kind);
    // No home is in a town.
    else return term?.is === 'town';
    return true;
  }

  /** Reads a quantity as a filter, a zip or the number of the next term, or leaves it unknown. `ofSurface` is the surface that a bare m² means; null for one without a filter. */
  #take(at: number, { next, ...quantity }: Quantity, ofSurface: Surface | null, isNear = false): number {
    const { text } = this.#terms[at]!;
    const { unit, exact } = quantity;
    if (unit === null && exact !== undefined && zip.test(text) && this.#names.atZip(text).length > 0) {
      this.#found.zips.add(text);
      return next;
    }
    // "2 garages", and the articles, which are numbers in letters.
    const article = exact === 1 && /^\p{L}/u.test(text);
    if (unit === null && (this.#terms[next]?.is === 'feature' || article)) return next;
    const surface = surfaceAfter(this.#terms, next) ?? ofSurface;
    const figures =
      unit === 'surface' && !surface ? null : quantityFilters(quantity, this.#list, surface ?? 'Living', isNear);
    if (!figures) return this.#miss(at, next);
    if (unit === 'surface') this.#surfaceEnd = next;
    if (unit === 'km') this.#found.distances.push(this.#span(at, next));
    Object.assign(this.#found.figures, figures);
    return next;
  }

  /** Reads a name before its figure, "bedrooms: 2", "living area from 120", or after a surface. */
  #readName(at: number, name: 'bedrooms' | 'living' | 'plot'): number {
    const start = skip(this.#terms, at + 1);
    const quantity = quantityAt(this.#terms, start);
    const unit = name === 'bedrooms' ? name : 'surface';
    const value = quantity?.exact ?? quantity?.least ?? quantity?.most ?? 0;
    const fits = quantity && (quantity.unit === null || quantity.unit === unit);
    if (fits && (unit === 'surface' || value < maxRooms))
      return this.#take(start, { ...quantity, unit }, name === 'plot' ? 'Plot' : 'Living');
    return unit === 'surface' && skip(this.#terms, this.#surfaceEnd) === at ? at + 1 : this.#miss(at, at + 1);
  }

  /** Reads "around Hasselt", "within 10 km of", "Hasselt and surroundings"; "around 300.000" is a price. */
  #readNear(at: number): number {
    const next = skip(this.#terms, at + 1);
    const named = this.#terms[next];
    const { is, text = '' } = named ?? {};
    if (is === 'near' || (named?.is === 'feature' && named.feature === 'station')) return at + 1;
    const quantity = quantityAt(this.#terms, next);
    const isZip = zip.test(text) && quantity?.unit === null;
    if (quantity && !isZip) return quantity.unit === 'km' ? next : this.#take(next, quantity, 'Living', true);
    if (!isPlace(named) && !isZip && !isPlace(termBefore(this.#terms, at))) return this.#miss(at, at + 1);
    this.#found.figures.radius ??= nearbyKm;
    return at + 1;
  }

  #span = (from: number, next: number): Span => [this.#terms[from]!.from, this.#terms[next - 1]!.to];

  #miss(from: number, next: number): number {
    this.#found.unknown.push(this.#span(from, next));
    return next;
  }
}

/** A part of the line in characters, without the one at `to`. */
export type Span = readonly [from: number, to: number];

/** The filters that have been read from a line so far. */
class Findings {
  readonly cities = new Set<string>();
  readonly towns = new Set<string>();
  readonly notCities = new Set<string>();
  readonly notKinds = new Set<HomeKind>();
  readonly without = new Set<Feature>();
  readonly provinces = new Set<Province>();
  readonly zips = new Set<string>();
  readonly features = new Set<Feature>();
  readonly energy = new Set<EnergyLetter>();
  floor: number | undefined;
  readonly figures: Figures = {};
  readonly unknown: Span[] = [];
  /** The distances of the line, which are unknown words without a city. */
  readonly distances: Span[] = [];

  /** Returns the filters of the line, with its types (`webIds`). */
  toFilters(types: readonly number[], kinds: readonly HomeKind[], names: Names): { filters: Filters; unknown: Span[] } {
    this.#addCitiesOfZips(names);
    const inCities = this.cities.size > 0;
    const placed = inCities || this.towns.size > 0;
    const { radius, ...figures } = this.figures;
    const filters: Filters = {
      ...figures,
      cities: nonEmpty([...this.cities].sort()),
      towns: nonEmpty([...this.towns]),
      provinces: pickInOrder(provinceIds, [...this.provinces]),
      radius: placed ? radius : undefined,
      types: nonEmpty([...types]),
      kinds: nonEmpty([...kinds]),
      notKinds: pickInOrder([...homeKinds].sort(), [...this.notKinds]),
      notCities: nonEmpty([...this.notCities].sort()),
      floor: this.floor,
      energy: pickInOrder(energyLetters, [...this.energy]),
      features: pickInOrder(features, [...this.features]),
      without: pickInOrder(features, [...this.without]),
    };
    const unknown = [...this.unknown, ...(placed ? [] : this.distances)];
    return { filters, unknown: unknown.sort(([a], [b]) => a - b) };
  }

  /** Adds all cities of each zip, unless one of them is named as well: "3500 Hasselt". */
  #addCitiesOfZips(names: Names): void {
    const cities = [...this.zips].map((zip) => names.atZip(zip));
    for (const ids of cities.filter((found) => !found.some((id) => this.cities.has(id))))
      for (const id of ids) this.cities.add(id);
  }
}
