// biome-ignore-all lint/style/noNonNullAssertion: positions run from 0 to the number of homes
import type { Goal } from '../goal.ts';
import { add, type Bitset, createBitset, intersect, subtract } from './bitset.ts';
import { type Area, type Criteria, type EnergyLetter, type Feature, features } from './criteria.ts';
import { isHomeKind } from './home-kinds.ts';
import type { SearchDocument } from './search-document.ts';
import { OrderedPositions } from './sort-orders.ts';

/** A property with one or several values per home, such as the energy letter: one set for each value that occurs. */
class ChoiceColumn<Value> {
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

  /** Writes the homes that have any of the values into `into`. */
  withAny(values: readonly Value[], into: Bitset): Bitset {
    into.fill(0);
    for (const value of values) {
      const set = this.with(value);
      for (let word = 0; word < into.length; word++) into[word]! |= set[word]!;
    }
    return into;
  }
}

/** A small number that is filtered by "at least n", such as the bedrooms: one set for each number that occurs. */
class AtLeastColumn {
  /** Figures in ascending order, each with the homes that have at least that figure. */
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

  /** The homes that have `min` or more. */
  atLeast(min: number): Bitset {
    return this.#steps.find(({ figure }) => figure >= min)?.homes ?? this.#none;
  }
}

/** A figure that is filtered by "from … to …", such as the price. Homes without it are in no range. */
class RangeColumn {
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

  /** Writes the homes whose figure is between `min` and `max`, both included, into `into`. */
  between(min: number, max: number, into: Bitset): Bitset {
    const from = this.#placeOf((value) => value >= min);
    const to = this.#placeOf((value) => value > max);
    return this.#ascending.between(from, Math.max(from, to), into);
  }

  /** Returns the first index whose value passes, by binary search: all values after it pass too. */
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

/** An area that is tested against many places; parts that crossing lines enclose twice are outside. */
export class Outline {
  readonly #longitudes: Float64Array;
  readonly #latitudes: Float64Array;

  constructor(area: Area) {
    this.#longitudes = Float64Array.from(area, ([longitude]) => longitude);
    this.#latitudes = Float64Array.from(area, ([, latitude]) => latitude);
  }

  /** The rectangle around it: west, east, south, north. */
  get bounds(): [west: number, east: number, south: number, north: number] {
    const [x, y] = [this.#longitudes, this.#latitudes];
    return [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)];
  }

  /** Whether a place lies within: a line from it to the west crosses the border an odd number of times. */
  contains(longitude: number, latitude: number): boolean {
    const [x, y] = [this.#longitudes, this.#latitudes];
    let inside = false;
    for (let to = 0, from = x.length - 1; to < x.length; from = to++) {
      if (y[to]! > latitude === y[from]! > latitude) continue;
      const share = (latitude - y[to]!) / (y[from]! - y[to]!);
      if (longitude < x[to]! + share * (x[from]! - x[to]!)) inside = !inside;
    }
    return inside;
  }
}

/** The locations of the homes. Only those in the rectangle around an area are checked one by one. */
class AreaColumn {
  readonly #longitudes: Float64Array;
  readonly #latitudes: Float64Array;
  readonly #east: RangeColumn;
  readonly #north: RangeColumn;
  /** Scratch space for homes around a place. */
  readonly #around: Bitset;

  constructor(homes: readonly Pick<SearchDocument, 'longitude' | 'latitude'>[]) {
    const [longitudes, latitudes] = [homes.map(({ longitude }) => longitude), homes.map(({ latitude }) => latitude)];
    this.#longitudes = Float64Array.from(longitudes);
    this.#latitudes = Float64Array.from(latitudes);
    this.#east = new RangeColumn(longitudes);
    this.#north = new RangeColumn(latitudes);
    this.#around = createBitset(homes.length);
  }

  /** Writes the homes within the area into `into`. */
  within(area: Area, into: Bitset): Bitset {
    const outline = new Outline(area);
    const [west, east, south, north] = outline.bounds;
    this.#north.between(south, north, into);
    const around = intersect(this.#east.between(west, east, this.#around), into, this.#around);
    into.fill(0);
    for (let word = 0; word < around.length; word++) {
      for (let bits = around[word]!; bits !== 0; bits &= bits - 1) {
        const position = word * 32 + 31 - Math.clz32(bits & -bits);
        if (outline.contains(this.#longitudes[position]!, this.#latitudes[position]!)) add(into, position);
      }
    }
    return into;
  }
}

/** The property of homes that a filter is about; each feature is a separate filter. */
export type Dimension =
  | 'kind'
  | 'kinds'
  | 'notKinds'
  | 'without'
  | 'floor'
  | 'goal'
  | 'price'
  | 'bedrooms'
  | 'garages'
  | 'living'
  | 'plot'
  | 'energy'
  | 'open'
  | 'area'
  | Feature;

/** The figures that are filtered by "from … to …", with their criteria. */
const ranges = [
  ['price', 'minPrice', 'maxPrice'],
  ['garages', 'minGarages', 'maxGarages'],
  ['living', 'minLiving', 'maxLiving'],
  ['plot', 'minPlot', 'maxPlot'],
] as const;

/** All filters but city and type, as columns of sets. */
export class FilterColumns {
  readonly kinds: ChoiceColumn<string>;
  readonly homeKinds: ChoiceColumn<string>;
  readonly #floors: ChoiceColumn<number>;
  readonly goals: ChoiceColumn<Goal>;
  readonly bedrooms: AtLeastColumn;
  readonly energy: ChoiceColumn<EnergyLetter>;
  readonly features: ChoiceColumn<Feature>;
  readonly #closed: ChoiceColumn<boolean>;
  readonly #ranges: Record<(typeof ranges)[number][0], RangeColumn>;
  readonly #areas: AreaColumn;
  /** A scratch set for each filter that has no prepared set of homes. */
  readonly #work: Record<
    'price' | 'garages' | 'living' | 'plot' | 'energy' | 'area' | 'kinds' | 'notKinds' | 'without',
    Bitset
  >;

  constructor(homes: readonly SearchDocument[]) {
    this.kinds = new ChoiceColumn(homes.map(({ commercial, kind }) => (commercial ? [kind] : [])));
    this.homeKinds = new ChoiceColumn(homes.map(({ kinds }) => kinds.filter(isHomeKind)));
    this.#floors = new ChoiceColumn(homes.map(({ floor }) => (floor === null ? [] : [floor])));
    this.goals = new ChoiceColumn(homes.map(({ goal }) => [goal]));
    this.bedrooms = new AtLeastColumn(homes.map(({ bedrooms }) => bedrooms));
    this.energy = new ChoiceColumn(homes.map(({ energy }) => (energy ? [energy] : [])));
    this.features = new ChoiceColumn(homes.map((home) => home.features));
    this.#closed = new ChoiceColumn(homes.map(({ closed }) => [closed]));
    this.#ranges = {
      price: new RangeColumn(homes.map(({ price }) => price)),
      garages: new RangeColumn(homes.map(({ garages }) => garages)),
      living: new RangeColumn(homes.map(({ living }) => living)),
      plot: new RangeColumn(homes.map(({ plot }) => plot)),
    };
    this.#areas = new AreaColumn(homes);
    const create = () => createBitset(homes.length);
    this.#work = {
      price: create(),
      garages: create(),
      living: create(),
      plot: create(),
      energy: create(),
      area: create(),
      kinds: create(),
      notKinds: create(),
      without: create(),
    };
  }

  /** Replaces a set by its complement. */
  #others(set: Bitset): Bitset {
    return subtract(this.bedrooms.atLeast(Number.NEGATIVE_INFINITY), set, set);
  }

  /** The homes that are still available. */
  get open(): Bitset {
    return this.#closed.with(false);
  }

  /** The homes that were sold or rented. */
  get closed(): Bitset {
    return this.#closed.with(true);
  }

  /** Returns the homes that pass each requested filter; the sets are valid until the next query. */
  asked(criteria: Criteria): Map<Dimension, Bitset> {
    const { list, kind, kinds, notKinds, without, floor, goal, bedrooms, energy, sold, area } = criteria;
    const asked = new Map<Dimension, Bitset>();
    if (kind) asked.set('kind', this.kinds.with(kind));
    if (kinds) asked.set('kinds', this.homeKinds.withAny(kinds, this.#work.kinds));
    if (notKinds) asked.set('notKinds', this.#others(this.homeKinds.withAny(notKinds, this.#work.notKinds)));
    if (without) asked.set('without', this.#others(this.features.withAny(without, this.#work.without)));
    if (floor !== undefined) asked.set('floor', this.#floors.with(floor));
    if (goal) asked.set('goal', this.goals.with(goal));
    for (const [dimension, from, to] of ranges) {
      const [min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY] = [criteria[from], criteria[to]];
      if (criteria[from] !== undefined || criteria[to] !== undefined)
        asked.set(dimension, this.#ranges[dimension].between(min, max, this.#work[dimension]));
    }
    if (bedrooms !== undefined) asked.set('bedrooms', this.bedrooms.atLeast(bedrooms));
    if (energy) asked.set('energy', this.energy.withAny(energy, this.#work.energy));
    for (const feature of features)
      if (criteria.features?.includes(feature)) asked.set(feature, this.features.with(feature));
    if (!sold && list !== 'references') asked.set('open', this.open);
    if (area) asked.set('area', this.#areas.within(area, this.#work.area));
    return asked;
  }
}
