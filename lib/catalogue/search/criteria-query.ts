import { readAmount } from '../../base/amount.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { PathTable } from '../../routes/path-table.ts';
import type { ListName } from '../../routes/routes.ts';
import { provinceIds } from '../places/provinces.ts';
import {
  type Area,
  addressLevels,
  type Criteria,
  energyLetters,
  type Feature,
  type Filters,
  features,
  maxBedrooms,
  type Point,
  sorts,
  views,
} from './criteria.ts';
import { homeKinds } from './home-kinds.ts';

/** The part of URLSearchParams that is read here. */
export interface Params {
  get(name: string): string | null | undefined;
}

/** Characters that the search line takes. */
export const maxWordsLength = 120;

const maxEuros = 1_000_000_000;
const maxGarageCount = 20;
const maxSquareMetres = 10_000_000;
const maxTownLength = 60;
const highestFloor = 60;
const maxRadiusKm = 100;
const maxPage = 1_000_000;
const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

type Part = Partial<Criteria>;

/** A parameter of a list's address, with functions that read and write it; undefined leaves it out. */
interface FilterParam {
  name: string;
  read(text: string): Part;
  write(criteria: Part): string | number | undefined;
}

type NumberKey = Extract<keyof Criteria, 'radius' | `m${'in' | 'ax'}${string}`>;

const number = (name: string, key: NumberKey, max: number): FilterParam => ({
  name,
  read: (text) => ({ [key]: wholeNumber(text, max, Math.round) }),
  write: (criteria) => criteria[key],
});

const feature = (name: Feature): FilterParam => ({
  name,
  read: (text) => (text === '1' ? { features: [name] } : {}),
  write: (criteria) => (criteria.features?.includes(name) ? 1 : undefined),
});

/** Returns the chosen values of a table, each once and in its order; undefined for none. */
export function pickInOrder<Value>(table: readonly Value[], values: readonly unknown[]): Value[] | undefined {
  const found = table.filter((value) => values.includes(value));
  return nonEmpty(found);
}

const kindsInOrder = [...homeKinds].sort();

/** Returns the values; undefined for none. */
export const nonEmpty = <Value>(values: Value[]): Value[] | undefined => (values.length > 0 ? values : undefined);

/** All filters except city and type, in the order of an address; their names are the same in every language. */
export const filterParams: readonly FilterParam[] = [
  {
    name: 'province',
    read: (text) => ({ provinces: pickInOrder(provinceIds, text.split('_')) }),
    write: ({ provinces }) => provinces?.join('_'),
  },
  {
    name: 'town',
    read: (text) => ({
      towns: nonEmpty(text.split('_').flatMap((name) => name.trim().slice(0, maxTownLength).trim() || [])),
    }),
    write: ({ towns }) => towns?.join('_'),
  },
  {
    name: 'notcity',
    read: (text) => ({ notCities: nonEmpty(text.split('_').filter((id) => idPattern.test(id))) }),
    write: ({ notCities }) => notCities?.join('_'),
  },
  number('radius', 'radius', maxRadiusKm),
  {
    name: 'kinds',
    read: (text) => ({ kinds: pickInOrder(kindsInOrder, text.split('_')) }),
    write: ({ kinds }) => kinds?.join('_'),
  },
  {
    name: 'notkinds',
    read: (text) => ({ notKinds: pickInOrder(kindsInOrder, text.split('_')) }),
    write: ({ notKinds }) => notKinds?.join('_'),
  },
  {
    name: 'floor',
    read: (text) => ({ floor: text === '0' ? 0 : wholeNumber(text, highestFloor) }),
    write: ({ floor }) => floor,
  },
  { name: 'kind', read: (text) => (idPattern.test(text) ? { kind: text } : {}), write: ({ kind }) => kind },
  {
    name: 'goal',
    read: (text) => (text === '0' ? { goal: 'sale' } : text === '1' ? { goal: 'rent' } : {}),
    write: ({ goal }) => goal && (goal === 'sale' ? 0 : 1),
  },
  number('min', 'minPrice', maxEuros),
  number('max', 'maxPrice', maxEuros),
  {
    name: 'bedrooms',
    read: (text) => {
      const bedrooms = wholeNumber(text, Number.MAX_SAFE_INTEGER);
      return { bedrooms: bedrooms && Math.min(bedrooms, maxBedrooms) };
    },
    write: ({ bedrooms }) => bedrooms,
  },
  number('mingarages', 'minGarages', maxGarageCount),
  number('maxgarages', 'maxGarages', maxGarageCount),
  number('minliving', 'minLiving', maxSquareMetres),
  number('maxliving', 'maxLiving', maxSquareMetres),
  number('minplot', 'minPlot', maxSquareMetres),
  number('maxplot', 'maxPlot', maxSquareMetres),
  {
    name: 'energy',
    read: (text) => ({ energy: pickInOrder(energyLetters, text.split('_')) }),
    write: ({ energy }) => energy?.join('_'),
  },
  ...features.map(feature),
  {
    name: 'without',
    read: (text) => ({ without: pickInOrder(features, text.split('_')) }),
    write: ({ without }) => without?.join('_'),
  },
  {
    name: 'sold',
    read: (text) => (text === '1' ? { sold: true } : {}),
    write: ({ sold }) => sold && 1,
  },
  { name: 'area', read: (text) => ({ area: readArea(text) }), write: ({ area }) => area && writeArea(area) },
  {
    name: 'sort',
    read: (text) => ({ sort: sorts.find((sort) => sort === text) }),
    write: ({ sort }) => (sort === sorts[0] ? undefined : sort),
  },
  {
    name: 'view',
    // "both" is a former view: a map next to its list.
    read: (text) => ({ view: text === 'both' ? 'map' : views.slice(1).find((view) => view === text) }),
    write: ({ view }) => view,
  },
  {
    name: 'page',
    read: (text) => ({ page: wholeNumber(text, maxPage) }),
    write: ({ page }) => (page === 1 ? undefined : page),
  },
  {
    name: 'q',
    read: (text) => ({ words: text.trim().slice(0, maxWordsLength).trim() || undefined }),
    write: ({ words }) => words,
  },
];

type FilterName = keyof Filters;
const prices = ['minPrice', 'maxPrice'] as const;

/** The filters that a list does not have: a sold home no longer has a price, an office has no bedrooms. */
export const withoutFilters: Record<ListName, readonly FilterName[]> = {
  sale: ['kind', 'goal'],
  rent: ['kind', 'goal'],
  commercial: ['kinds', 'notKinds', 'without', 'floor', 'bedrooms', 'minGarages', 'maxGarages', 'features'],
  references: ['kind', ...prices, 'sold'],
};

/** The cities and types of a list, which the address contains by name. */
export type Levels = Pick<Criteria, 'cities' | 'types'>;

/**
 * Reads criteria from the query of a list page. Never fails: invalid values are dropped, a minimum above its maximum is swapped with it.
 * Cities and types come from `levels`, since reading their names needs the data.
 */
export function criteriaFromParams(list: ListName, params: Params, levels: Levels): Criteria {
  const read = filterParams.map((param) => param.read(params.get(param.name) ?? ''));
  const features = read.flatMap((part) => part.features ?? []);
  const { sort, page, ...found } = Object.assign({}, ...read) as Partial<Criteria>;
  return orderly({
    ...found,
    features: features.length > 0 ? features : undefined,
    ...levels,
    list,
    sort: sort ?? sorts[0],
    page: page ?? 1,
  });
}

/** Returns criteria in their canonical form: filters that the list does not have are dropped, and a minimum above its maximum is swapped with it. */
export function orderly(criteria: Criteria): Criteria {
  const own = { ...criteria };
  for (const name of withoutFilters[own.list]) delete own[name];
  if (own.cities) own.cities = [...new Set(own.cities)].sort();
  if (own.towns) own.towns = [...new Set(own.towns)].sort();
  if (own.cities || own.towns) delete own.provinces;
  else delete own.radius;
  own.notCities = except([...new Set(own.notCities)].sort(), own.cities);
  own.notKinds = except(own.notKinds, own.kinds);
  own.without = except(own.without, own.features);
  if (own.types) own.types = [...new Set(own.types)].sort((a, b) => a - b);
  if (own.list === 'references' && own.sort.startsWith('price')) own.sort = sorts[0];
  for (const [min, max] of ranges) {
    const [from, to] = [own[min], own[max]];
    if (from !== undefined && to !== undefined && from > to) [own[min], own[max]] = [to, from];
  }
  return own;
}

/** Returns the denied values that are not also asked for; undefined for none. */
const except = <Value>(denied: readonly Value[] = [], asked: readonly Value[] = []): Value[] | undefined =>
  nonEmpty(denied.filter((value) => !asked.includes(value)));

const ranges = [
  ['minPrice', 'maxPrice'],
  ['minGarages', 'maxGarages'],
  ['minLiving', 'maxLiving'],
  ['minPlot', 'maxPlot'],
] as const;

/** Returns the canonical query of a list page, without "?": in a fixed order, without defaults. City and type are in it only if they are no levels of the path. */
export const toQuery = (criteria: Criteria): string => writeQuery(namedParams(criteria));

/** Writes a query like URLSearchParams, but with plain commas. */
export const writeQuery = (pairs: Iterable<readonly [string, string]>): string =>
  new URLSearchParams([...pairs].map(([name, value]) => [name, value])).toString().replaceAll('%2C', ',');

/** Returns the parameters of criteria with their values, in order; city and type only if they are no levels of the path. */
export function namedParams(criteria: Criteria): [name: string, value: string][] {
  const { city, type } = addressLevels(criteria);
  const named: [string, string | number | undefined][] = [
    ['city', city === undefined ? criteria.cities?.join('_') : undefined],
    ['type', type === undefined ? criteria.types?.join('_') : undefined],
    ...filterParams.map((param): [string, string | number | undefined] => [param.name, param.write(criteria)]),
  ];
  return named.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
}

/** Returns the address of a list: levels in its path, the rest in its query. */
export function listingHref(criteria: Criteria, locale: Locale, { paths }: { paths: PathTable }): string {
  const query = toQuery(criteria);
  return (
    paths.href({ name: 'listings', list: criteria.list, ...addressLevels(criteria) }, locale) + (query && `?${query}`)
  );
}

/** Reads a whole number from 1 to `max`, also as a person writes it, "€ 250.000"; undefined for anything else, unless `round` makes it whole. */
export function wholeNumber(
  text: string | null | undefined,
  max: number,
  round = (value: number) => value,
): number | undefined {
  const value = round(readAmount(text ?? '') ?? 0);
  return Number.isInteger(value) && value >= 1 && value <= max ? value : undefined;
}

const minCorners = 3;
const maxCorners = 40;

/** Reads "5.3312,50.9312_5.3410,50.9398_…" (longitude, latitude); undefined for anything that is not an area of 3 to 40 corners. */
export function readArea(text: string): Area | undefined {
  const corners = text.split('_').map(readPoint);
  const area = corners.filter((corner) => corner !== null);
  return area.length === corners.length && area.length >= minCorners && area.length <= maxCorners ? area : undefined;
}

/** Writes an area as addresses have it, each number with four decimals. */
export const writeArea = (area: Area): string =>
  area.map((corner) => corner.map((degrees) => degrees.toFixed(4)).join(',')).join('_');

function readPoint(text: string): Point | null {
  const [longitude, latitude, ...more] = text.split(',').map(readDegrees);
  if (longitude === undefined || latitude === undefined || more.length > 0) return null;
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 ? [longitude, latitude] : null;
}

const readDegrees = (text: string): number =>
  // Adding 0 makes a zero of minus zero, which would be written in two ways.
  /^-?\d{1,3}(?:\.\d{1,12})?$/.test(text) ? Math.round(Number(text) * 1e4) / 1e4 + 0 : Number.NaN;
