import type { Goal } from '../goal.ts';
import { AreaColumn } from './area-column.ts';
import { AtLeastColumn } from './at-least-column.ts';
import { type Bitset, createBitset } from './bitset.ts';
import { ChoiceColumn } from './choice-column.ts';
import { type Criteria, type EnergyLetter, type Feature, features } from './criteria.ts';
import { RangeColumn } from './range-column.ts';
import type { SearchDocument } from './search-document.ts';

/** What a filter is about; each feature is a filter of its own. */
export type Dimension =
  | 'kind'
  | 'goal'
  | 'price'
  | 'bedrooms'
  | 'garages'
  | 'living'
  | 'plot'
  | 'energy'
  | 'available'
  | 'area'
  | Feature;

/** The figures of the homes that are filtered by "from … to …", and the criteria that say so. */
const ranges = [
  ['price', 'minPrice', 'maxPrice'],
  ['garages', 'minGarages', 'maxGarages'],
  ['living', 'minLiving', 'maxLiving'],
  ['plot', 'minPlot', 'maxPlot'],
] as const;

/** All filters but city and type, as columns of sets. */
export class FilterColumns {
  readonly kinds: ChoiceColumn<string>;
  readonly goals: ChoiceColumn<Goal>;
  readonly bedrooms: AtLeastColumn;
  readonly energy: ChoiceColumn<EnergyLetter>;
  readonly features: ChoiceColumn<Feature>;
  readonly #open: ChoiceColumn<true>;
  readonly #ranges: Record<(typeof ranges)[number][0], RangeColumn>;
  readonly #areas: AreaColumn;
  /** A set to work in for each filter whose homes are not ready as a set. */
  readonly #work: Record<'price' | 'garages' | 'living' | 'plot' | 'energy' | 'area', Bitset>;

  constructor(homes: readonly SearchDocument[]) {
    this.kinds = new ChoiceColumn(homes.map(({ commercial, kind }) => (commercial ? [kind] : [])));
    this.goals = new ChoiceColumn(homes.map(({ goal }) => [goal]));
    this.bedrooms = new AtLeastColumn(homes.map(({ bedrooms }) => bedrooms));
    this.energy = new ChoiceColumn(homes.map(({ energy }) => (energy ? [energy] : [])));
    this.features = new ChoiceColumn(homes.map((home) => home.features));
    this.#open = new ChoiceColumn(homes.map(({ closed }) => (closed ? [] : [true])));
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
    };
  }

  /** The homes that can still be had. */
  get open(): Bitset {
    return this.#open.with(true);
  }

  /** The homes that pass each of the filters that are asked for; sets that hold until the next query. */
  asked(criteria: Criteria): Map<Dimension, Bitset> {
    const { kind, goal, bedrooms, energy, available, area } = criteria;
    const asked = new Map<Dimension, Bitset>();
    if (kind) asked.set('kind', this.kinds.with(kind));
    if (goal) asked.set('goal', this.goals.with(goal));
    for (const [dimension, from, to] of ranges) {
      const [least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY] = [criteria[from], criteria[to]];
      if (criteria[from] !== undefined || criteria[to] !== undefined)
        asked.set(dimension, this.#ranges[dimension].between(least, most, this.#work[dimension]));
    }
    if (bedrooms !== undefined) asked.set('bedrooms', this.bedrooms.atLeast(bedrooms));
    if (energy) asked.set('energy', this.energy.withAny(energy, this.#work.energy));
    for (const feature of features)
      if (criteria.features?.includes(feature)) asked.set(feature, this.features.with(feature));
    if (available) asked.set('available', this.open);
    if (area) asked.set('area', this.#areas.within(area, this.#work.area));
    return asked;
  }
}
