import { type ListName, lists } from '../../routes/segments.ts';
import { type Criteria, levelsOf, sorts } from './criteria.ts';
import { filterParams, type Params, withoutFilters } from './filter-params.ts';
import { wholeNumber } from './numbers.ts';

/** The cities and types of a list; the address has looked them up. */
export type Levels = Pick<Criteria, 'cities' | 'types'>;

/** Stands for any city and for any type; no id of a city can be this. */
const ANY = '-';
const CITY_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Reads criteria from the query of a list page. Never fails: what makes no sense is dropped, figures the wrong way
 * round are swapped. Cities and types come from `levels`: they are names in the data, which are not known here.
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

/** The same criteria in their one form: what the list has not is dropped, figures the wrong way round are swapped. */
export function orderly(criteria: Criteria): Criteria {
  const own = { ...criteria };
  for (const name of withoutFilters[own.list]) delete own[name];
  if (own.cities) own.cities = [...new Set(own.cities)].sort();
  else delete own.radius;
  if (own.types) own.types = [...new Set(own.types)].sort((a, b) => a - b);
  if (own.list === 'references' && own.sort.startsWith('price')) own.sort = sorts[0];
  for (const [least, most] of ranges) {
    const [from, to] = [own[least], own[most]];
    if (from !== undefined && to !== undefined && from > to) [own[least], own[most]] = [to, from];
  }
  return own;
}

const ranges = [
  ['minPrice', 'maxPrice'],
  ['minGarages', 'maxGarages'],
  ['minLiving', 'maxLiving'],
  ['minPlot', 'maxPlot'],
] as const;

/** The one query of a list page, without "?": fixed order, defaults left out. City and type are in it only where they are no levels of the path. */
export const paramsOf = (criteria: Criteria): string => writeQuery(namedParams(criteria));

/** A query as addresses here have it: as URLSearchParams writes it, but with commas as they are. */
export const writeQuery = (pairs: Iterable<readonly [string, string]>): string =>
  new URLSearchParams([...pairs].map(([name, value]) => [name, value])).toString().replaceAll('%2C', ',');

/** The criteria as one path segment: "sale.hasselt.2.min-100000.page-2"; list, city and type are always there, "-" for any. */
export function encodeState(criteria: Criteria): string {
  const { city, type } = slotsOf(criteria);
  const params = namedParams(criteria).filter(([name]) => name !== 'type' || type === undefined);
  return [criteria.list, city ?? ANY, type ?? ANY, ...params.map(([name, value]) => `${name}-${pack(value)}`)].join(
    '.',
  );
}

/** The criteria that encodeState wrote; null for any other segment, so that a page has one segment only. */
export function decodeState(segment: string): Criteria | null {
  const [first, city, type, ...filters] = segment.split('.');
  const list = lists.find((name) => name === first);
  if (!list || !city || !type) return null;
  const params = new Map(filters.map((filter) => [filter.split('-', 1)[0] ?? '', unpack(filter.replace(/^.*?-/, ''))]));
  const cities = city === ANY ? params.get('city')?.split('_') : [city];
  const types = (type === ANY ? params.get('type')?.split('_') : [type])?.map(Number);
  if (cities?.some((id) => !CITY_ID.test(id)) || types?.some((id) => !wholeNumber(String(id), Number.MAX_SAFE_INTEGER)))
    return null;
  const criteria = criteriaFromParams(list, params, { cities, types });
  return encodeState(criteria) === segment ? criteria : null;
}

/** One type has a place of its own in a segment, with a city and without. */
const slotsOf = (criteria: Criteria) => ({
  city: levelsOf(criteria).city,
  type: criteria.types?.length === 1 && (criteria.cities?.length ?? 0) <= 1 ? criteria.types[0] : undefined,
});

function namedParams(criteria: Criteria): [name: string, value: string][] {
  const { city, type } = levelsOf(criteria);
  const named: [string, string | number | undefined][] = [
    ['city', city === undefined ? criteria.cities?.join('_') : undefined],
    ['type', type === undefined ? criteria.types?.join('_') : undefined],
    ...filterParams.map((param): [string, string | number | undefined] => [param.name, param.write(criteria)]),
  ];
  return named.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
}

/** A value as part of a segment: words and areas have characters that a path takes for its own. */
const pack = (value: string): string =>
  /^[\w-]+$/.test(value) ? value : `~${Buffer.from(value).toString('base64url')}`;
const unpack = (text: string): string =>
  text.startsWith('~') ? Buffer.from(text.slice(1), 'base64url').toString() : text;
