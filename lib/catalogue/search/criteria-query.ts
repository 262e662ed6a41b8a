import type { ListName } from '../../routes/routes.ts';
import { type Criteria, levelsOf, sorts } from './criteria.ts';
import { filterParams, type Params, withoutFilters } from './filter-params.ts';

/** The cities and types of a list; the address has looked them up. */
export type Levels = Pick<Criteria, 'cities' | 'types'>;

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

/** The parameters of criteria with their values, in their order; city and type only where they are no levels of the path. */
export function namedParams(criteria: Criteria): [name: string, value: string][] {
  const { city, type } = levelsOf(criteria);
  const named: [string, string | number | undefined][] = [
    ['city', city === undefined ? criteria.cities?.join('_') : undefined],
    ['type', type === undefined ? criteria.types?.join('_') : undefined],
    ...filterParams.map((param): [string, string | number | undefined] => [param.name, param.write(criteria)]),
  ];
  return named.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
}
