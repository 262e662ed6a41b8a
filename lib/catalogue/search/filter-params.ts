import type { ListName } from '../../routes/routes.ts';
import { readArea, writeArea } from './area.ts';
import {
  type Criteria,
  energyLetters,
  type Feature,
  type Filters,
  features,
  MOST_BEDROOMS,
  sorts,
  views,
} from './criteria.ts';
import { wholeNumber } from './numbers.ts';

/** The part of URLSearchParams that is read here. */
export interface Params {
  get(name: string): string | null | undefined;
}

/** Characters that the search line takes. */
export const LONGEST_WORDS = 120;

const MOST_EUROS = 1_000_000_000;
const MOST_GARAGES = 20;
const MOST_SQUARE_METRES = 10_000_000;
const MOST_KM = 100;
const MOST_PAGES = 1_000_000;
const KIND_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

type Part = Partial<Criteria>;

/** A parameter of a list's address: how it is read, and what it says of criteria; undefined leaves it out. */
interface FilterParam {
  name: string;
  read(text: string): Part;
  write(criteria: Part): string | number | undefined;
}

type NumberKey = Extract<keyof Criteria, 'radius' | `m${'in' | 'ax'}${string}`>;

const number = (name: string, key: NumberKey, most: number): FilterParam => ({
  name,
  read: (text) => ({ [key]: wholeNumber(text, most) }),
  write: (criteria) => criteria[key],
});

const feature = (name: Feature): FilterParam => ({
  name,
  read: (text) => (text === '1' ? { features: [name] } : {}),
  write: (criteria) => (criteria.features?.includes(name) ? 1 : undefined),
});

/** What was chosen of a table, each once and in its order; undefined for nothing. */
export function chosen<Value>(table: readonly Value[], values: readonly unknown[]): Value[] | undefined {
  const found = table.filter((value) => values.includes(value));
  return found.length > 0 ? found : undefined;
}

/** All filters but city and type, in the order of an address. Names say the same in every language. */
export const filterParams: readonly FilterParam[] = [
  number('radius', 'radius', MOST_KM),
  { name: 'kind', read: (text) => (KIND_ID.test(text) ? { kind: text } : {}), write: ({ kind }) => kind },
  {
    name: 'goal',
    read: (text) => (text === '0' ? { goal: 'sale' } : text === '1' ? { goal: 'rent' } : {}),
    write: ({ goal }) => goal && (goal === 'sale' ? 0 : 1),
  },
  number('min', 'minPrice', MOST_EUROS),
  number('max', 'maxPrice', MOST_EUROS),
  {
    name: 'bedrooms',
    read: (text) => {
      const bedrooms = wholeNumber(text, Number.MAX_SAFE_INTEGER);
      return { bedrooms: bedrooms && Math.min(bedrooms, MOST_BEDROOMS) };
    },
    write: ({ bedrooms }) => bedrooms,
  },
  number('mingarages', 'minGarages', MOST_GARAGES),
  number('maxgarages', 'maxGarages', MOST_GARAGES),
  number('minliving', 'minLiving', MOST_SQUARE_METRES),
  number('maxliving', 'maxLiving', MOST_SQUARE_METRES),
  number('minplot', 'minPlot', MOST_SQUARE_METRES),
  number('maxplot', 'maxPlot', MOST_SQUARE_METRES),
  {
    name: 'energy',
    read: (text) => ({ energy: chosen(energyLetters, text.split('_')) }),
    write: ({ energy }) => energy?.join('_'),
  },
  ...features.map(feature),
  {
    name: 'available',
    read: (text) => (text === '1' ? { available: true } : {}),
    write: ({ available }) => available && 1,
  },
  { name: 'area', read: (text) => ({ area: readArea(text) }), write: ({ area }) => area && writeArea(area) },
  {
    name: 'sort',
    read: (text) => ({ sort: sorts.find((sort) => sort === text) }),
    write: ({ sort }) => (sort === sorts[0] ? undefined : sort),
  },
  {
    name: 'view',
    read: (text) => ({ view: views.slice(1).find((view) => view === text) }),
    write: ({ view }) => view,
  },
  {
    name: 'page',
    read: (text) => ({ page: wholeNumber(text, MOST_PAGES) }),
    write: ({ page }) => (page === 1 ? undefined : page),
  },
  {
    name: 'q',
    read: (text) => ({ words: text.trim().slice(0, LONGEST_WORDS).trim() || undefined }),
    write: ({ words }) => words,
  },
];

type FilterName = keyof Filters;
const prices = ['minPrice', 'maxPrice'] as const;

/** Filters that a list does not have: a sold home has no price any more, an office no bedrooms. */
export const withoutFilters: Record<ListName, readonly FilterName[]> = {
  sale: ['kind', 'goal'],
  rent: ['kind', 'goal'],
  commercial: ['bedrooms', 'minGarages', 'maxGarages', 'features'],
  references: ['kind', ...prices, 'available'],
};
