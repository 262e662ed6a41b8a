import type { ListingGoal } from '../../routes/segments.ts';
import { type Criteria, MOST_BEDROOMS, sorts } from './criteria.ts';

/** What the path of a list already says. */
export interface PathCriteria {
  city?: string;
  type?: number;
}

/** The part of URLSearchParams that is read here. */
export interface Params {
  get(name: string): string | null | undefined;
}

const MOST_EUROS = 1_000_000_000;
const MOST_PAGES = 1_000_000;

/** Stands for any city and for any type; no id of a city can be this. */
const ANY = '-';
const CITY_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Reads criteria from the query of a list page and gives the query that the page should have had (`canonical`, without "?").
 * Never fails: what makes no sense is dropped, prices the wrong way round are swapped. A type in the path wins over one in the query.
 */
export function criteriaFromParams(
  goal: ListingGoal,
  params: Params,
  path: PathCriteria,
): { criteria: Criteria; canonical: string } {
  const whole = (name: string, most: number): number | undefined => wholeNumber(params.get(name), most);
  const prices = [whole('min', MOST_EUROS), whole('max', MOST_EUROS)] as const;
  const [minPrice, maxPrice] = prices[0] && prices[1] && prices[0] > prices[1] ? prices.toReversed() : prices;
  const bedrooms = whole('bedrooms', Number.MAX_SAFE_INTEGER);
  const criteria: Criteria = {
    goal,
    city: path.city,
    type: path.type ?? whole('type', Number.MAX_SAFE_INTEGER),
    minPrice,
    maxPrice,
    bedrooms: bedrooms && Math.min(bedrooms, MOST_BEDROOMS),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
    page: whole('page', MOST_PAGES) ?? 1,
  };
  return { criteria, canonical: paramsOf(criteria) };
}

/** The canonical query of a list page, without "?": fixed order, defaults left out. `type` is in it only where no city stands in the path. */
export function paramsOf(criteria: Criteria): string {
  const type = criteria.city === undefined ? criteria.type : undefined;
  return [['type', type] as const, ...filtersOf(criteria)]
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`))
    .join('&');
}

/** The criteria as one path segment: "sale.hasselt.2.min-100000.page-2"; goal, city and type are always there, "-" for any. */
export function encodeState(criteria: Criteria): string {
  const filters = filtersOf(criteria).flatMap(([name, value]) => (value === undefined ? [] : `${name}-${value}`));
  return [criteria.goal, criteria.city ?? ANY, criteria.type ?? ANY, ...filters].join('.');
}

/** The criteria that encodeState wrote; null for any other segment, so that a page has one segment only. */
export function decodeState(segment: string): Criteria | null {
  const [goal, city, type, ...filters] = segment.split('.');
  if ((goal !== 'sale' && goal !== 'rent') || !city || !type || (city !== ANY && !CITY_ID.test(city))) return null;
  const params = new Map(filters.map((filter) => [filter.split('-', 1)[0], filter.slice(filter.indexOf('-') + 1)]));
  const path = { city: city === ANY ? undefined : city, type: wholeNumber(type, Number.MAX_SAFE_INTEGER) };
  const { criteria } = criteriaFromParams(goal, params, path);
  return encodeState(criteria) === segment ? criteria : null;
}

const filtersOf = ({
  minPrice,
  maxPrice,
  bedrooms,
  sort,
  page,
}: Criteria): (readonly [name: string, value?: string | number])[] => [
  ['min', minPrice],
  ['max', maxPrice],
  ['bedrooms', bedrooms],
  ['sort', sort === sorts[0] ? undefined : sort],
  ['page', page === 1 ? undefined : page],
];

/** A whole number from 1 to `most`, also as a person writes it: "€ 250.000". */
function wholeNumber(text: string | null | undefined, most: number): number | undefined {
  const plain = text?.replace(/[\s€]/g, '').replace(/\.(?=\d{3}(?:\.|$))/g, '');
  const value = plain && /^\d{1,16}$/.test(plain) ? Number(plain) : 0;
  return value >= 1 && value <= most ? value : undefined;
}
