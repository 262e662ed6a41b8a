// biome-ignore-all lint/style/noNonNullAssertion: positions run from 0 to the number of homes
import { type ListName, lists } from '../../routes/routes.ts';
import type { Goal } from '../goal.ts';
import { distance, type Place } from '../places/distance.ts';
import type { Province } from '../places/provinces.ts';
import { townCalled } from '../places/towns.ts';
import { addRun, type Bitset, countBoth, createBitset, intersect } from './bitset.ts';
import { type Dimension, FilterColumns } from './columns.ts';
import {
  type Criteria,
  type EnergyLetter,
  type Feature,
  type Filters,
  maxBedrooms,
  pageSize,
  type Sort,
} from './criteria.ts';
import { containingLists } from './home-lists.ts';
import { type PlaceCounts, PlaceGrid, type Run } from './place-grid.ts';
import type { SearchDocument } from './search-document.ts';
import { createSortOrders, type Hits, type SortOrder } from './sort-orders.ts';

/**
 * The number of homes for each value of a filter if only that filter changed; values without homes are left out. A city counts its own
 * homes, whatever the radius and the province.
 */
export interface Facets {
  cities: Map<string, number>;
  types: Map<number, number>;
  /** Homes per kind; counted for commercial property only. */
  kinds: Map<string, number>;
  homeKinds: Map<string, number>;
  goals: Map<Goal, number>;
  /** At least n bedrooms, for n = 0 to `maxBedrooms`. */
  bedrooms: number[];
  energy: Map<EnergyLetter, number>;
  /** The count with this feature in addition to the chosen ones. */
  features: Map<Feature, number>;
  /** Sold or rented homes, whether they are shown or not. */
  sold: number;
}

export interface SearchResult {
  total: number;
  /** At least 1: a list without homes is a page too. */
  pages: number;
  /** The requested page, which may lie beyond the last. */
  page: number;
  /** The ids of the homes on this page; empty beyond the last page. */
  ids: number[];
  facets: Facets;
}

export interface SearchIndex {
  /** Returns a page of `size` homes; `pageSize` by default. */
  search(criteria: Criteria, size?: number): SearchResult;
  /** Returns the number of available homes in each list, without any filter. */
  totals(): Record<ListName, number>;
  /** Returns the number of homes of a list by city. */
  countsByCity(list: ListName): ReadonlyMap<string, number>;
  /** Returns the number of homes of a list by type (`webId`). */
  countsByType(list: ListName): ReadonlyMap<number, number>;
}

/**
 * Builds the index that answers a list page with its facets in microseconds. It never changes: new data make a new index.
 * Takes the homes and the centres of the cities; each list has its own index.
 */
export function createSearchIndex(
  documents: readonly SearchDocument[],
  centres: ReadonlyMap<string, Centre>,
): SearchIndex {
  const each = <Value>(make: (list: ListName) => Value) =>
    Object.fromEntries(lists.map((list) => [list, make(list)])) as Record<ListName, Value>;
  const indexes = each(
    (list) =>
      new ListIndex(
        documents.filter((home) => containingLists(home).includes(list)),
        centres,
      ),
  );
  const places = each((list) => indexes[list].countPlaces(list));
  const totals = each((list) => places[list].total);
  return {
    search: (criteria, size) => indexes[criteria.list].search(criteria, size),
    totals: () => totals,
    countsByCity: (list) => places[list].cities,
    countsByType: (list) => places[list].types,
  };
}

/** The index of the homes of one list, such as all homes for sale. */
class ListIndex {
  readonly #total: number;
  readonly #ids: readonly number[];
  readonly #centres: ReadonlyMap<string, Centre>;
  readonly #grid: PlaceGrid;
  readonly #filters: FilterColumns;
  readonly #orders: Record<Sort, SortOrder>;
  readonly #all: Bitset;
  // Scratch sets, so that a query allocates nothing: it ends before the next one begins.
  readonly #passing: Bitset;
  readonly #places: Bitset;
  readonly #hits: Bitset;
  readonly #lifted: Bitset;

  constructor(documents: readonly SearchDocument[], centres: ReadonlyMap<string, Centre>) {
    const { homes, grid } = PlaceGrid.arrange(documents);
    this.#total = homes.length;
    this.#ids = homes.map(({ id }) => id);
    this.#centres = centres;
    this.#grid = grid;
    this.#filters = new FilterColumns(homes);
    this.#orders = createSortOrders(homes);
    this.#all = this.#filters.bedrooms.atLeast(Number.NEGATIVE_INFINITY);
    this.#passing = createBitset(homes.length);
    this.#places = createBitset(homes.length);
    this.#hits = createBitset(homes.length);
    this.#lifted = createBitset(homes.length);
  }

  search(criteria: Criteria, size = pageSize): SearchResult {
    const selection = this.#grid.select(citiesWithin(criteria, this.#centres), criteria.types);
    const asked = this.#filters.asked(criteria);
    const passing = this.#meet([...asked.values()], this.#passing);
    const { total, cities, types } = this.#grid.count(passing, selection);
    const runs = this.#grid.runs(selection);
    const places = this.#setOf(runs);
    const set = places === this.#all ? passing : intersect(passing, places, this.#hits);
    const hits = { set, total, from: runs[0]?.[0] ?? 0, to: runs.at(-1)?.[1] ?? 0 };
    const page = this.#orders[criteria.sort].page(hits, (criteria.page - 1) * size, size);
    return {
      total,
      pages: Math.max(1, Math.ceil(total / size)),
      page: criteria.page,
      ids: page.map((position) => this.#ids[position]!),
      facets: { cities, types, ...this.#countOthers(hits, asked, places) },
    };
  }

  /** Returns the number of homes in total, by city and by type, without any filter. */
  countPlaces(list: ListName): PlaceCounts {
    const [shown = this.#all] = this.#filters.asked({ list, sort: 'newest', page: 1 }).values();
    return this.#grid.count(shown, this.#grid.select());
  }

  #countOthers(hits: Hits, asked: ReadonlyMap<Dimension, Bitset>, places: Bitset): Omit<Facets, 'cities' | 'types'> {
    /** Returns the homes that pass all filters but one; the set is valid until the next call. */
    const lifted = (dimension: Dimension): Bitset => {
      if (!asked.has(dimension)) return hits.set;
      const others = [...asked].flatMap(([other, set]) => (other === dimension ? [] : [set]));
      return this.#meet([places, ...others], this.#lifted);
    };
    const count = (homes: Bitset, set: Bitset) => countBoth(homes, set, hits.from, hits.to);
    const counts = <Value>(sets: ReadonlyMap<Value, Bitset>, homesFor: (value: Value) => Bitset) => {
      const found = [...sets].map(([value, set]) => [value, count(homesFor(value), set)] as const);
      return new Map(found.filter(([, homes]) => homes > 0));
    };
    const atLeast = (homes: Bitset) =>
      Array.from({ length: maxBedrooms + 1 }, (_, min) => count(homes, this.#filters.bedrooms.atLeast(min)));
    const any = (homes: Bitset) => () => homes;
    return {
      bedrooms: atLeast(lifted('bedrooms')),
      kinds: counts(this.#filters.kinds.sets, any(lifted('kind'))),
      homeKinds: counts(this.#filters.homeKinds.sets, any(lifted('kinds'))),
      goals: counts(this.#filters.goals.sets, any(lifted('goal'))),
      energy: counts(this.#filters.energy.sets, any(lifted('energy'))),
      features: counts(this.#filters.features.sets, lifted),
      sold: count(lifted('open'), this.#filters.closed),
    };
  }

  /** Returns the intersection of the sets: all homes if there is none. Writes into `into` only if there are several sets. */
  #meet(sets: readonly Bitset[], into: Bitset): Bitset {
    return sets.reduce((met, set) => (met === this.#all ? set : intersect(met, set, into)), this.#all);
  }

  /** Returns the set of the positions of the runs. */
  #setOf(runs: readonly Run[]): Bitset {
    if (runs.length === 1 && runs[0]![0] === 0 && runs[0]![1] === this.#total) return this.#all;
    this.#places.fill(0);
    for (const [from, to] of runs) addRun(this.#all, from, to, this.#places);
    return this.#places;
  }
}

/** A city and its centre. */
export interface Centre extends Place {
  id: string;
  province: Province;
}

/**
 * Returns the cities of a choice of places: the chosen ones and those whose centre lies within the radius of one, or those of the chosen
 * provinces; without the excluded ones. A home counts by the centre of its city, never by its own location, which may be hidden. undefined
 * means all.
 */
export function citiesWithin(
  { notCities, ...chosen }: Places,
  centres: ReadonlyMap<string, Centre>,
): readonly string[] | undefined {
  const reached = citiesReached(chosen, centres);
  return notCities ? (reached ?? [...centres.keys()]).filter((id) => !notCities.includes(id)) : reached;
}

type Places = Pick<Filters, 'cities' | 'towns' | 'notCities' | 'radius' | 'provinces'>;

function citiesReached(
  { cities: chosen, towns: named = [], radius, provinces }: Places,
  centres: ReadonlyMap<string, Centre>,
): readonly string[] | undefined {
  const towns = named.flatMap((name) => townCalled(name) ?? []);
  // Include their ids, since towns may have got homes meanwhile.
  const cities = towns.length > 0 ? [...(chosen ?? []), ...towns.map(({ id }) => id)] : chosen;
  if (cities ? !radius : !provinces) return cities;
  const allCentres = [...centres.values()];
  if (!cities) return allCentres.filter(({ province }) => provinces?.includes(province)).map(({ id }) => id);
  const around = cities.flatMap((id): Place | [] => centres.get(id) ?? towns.find((town) => town.id === id) ?? []);
  const near = allCentres.filter((centre) => around.some((other) => distance(other, centre) <= (radius ?? 0)));
  return [...new Set([...cities, ...near.map(({ id }) => id)])];
}
