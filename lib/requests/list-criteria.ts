import type { Catalogue } from '../catalogue/catalogue.ts';
import { goalOf } from '../catalogue/goal.ts';
import { phraseOf } from '../catalogue/query-parser/vocabulary.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import { criteriaFromParams } from '../catalogue/search/criteria-query.ts';
import type { Route } from '../routes/route.ts';

/** What the path and the query of a list ask for; what makes no sense is left out. */
export function listCriteria(
  route: Omit<Extract<Route, { name: 'listings' }>, 'name'>,
  query: URLSearchParams,
  catalogue: Catalogue,
): Criteria {
  const goal = query.get('goal');
  const list = goal && (route.list === 'sale' || route.list === 'rent') ? goalOf(goal) : route.list;
  const known: Record<string, (name: string) => string | null> = {
    energy: (name) => query.getAll(name).join('_'),
    kind: (name) => kindIn(query.get(name), catalogue),
  };
  const params = { get: (name: string) => (known[name] ?? ((own: string) => query.get(own)))(name) };
  return criteriaFromParams(list, params, {
    cities: query.has('city') ? citiesIn(query.getAll('city'), catalogue) : route.city ? [route.city] : undefined,
    types: query.has('type') ? typesIn(query.getAll('type'), catalogue) : route.type ? [route.type] : undefined,
  });
}

/** The ids of the cities that a query names, in any of the ways below; undefined for none. */
function citiesIn(values: readonly string[], catalogue: Catalogue): string[] | undefined {
  const ids = partsOf(values).flatMap((value) => cityOf(value, catalogue) ?? []);
  return ids.length > 0 ? ids : undefined;
}

/** The webIds of the types that a query names, as "2" or "1_2"; undefined for none. */
function typesIn(values: readonly string[], { types }: Catalogue): number[] | undefined {
  const ids = partsOf(values)
    .filter((value) => /^\d{1,4}$/.test(value))
    .map(Number);
  const known = ids.filter((id) => types.has(id));
  return known.length > 0 ? known : undefined;
}

/** The kind of a type for business that a query names; null for none. */
const kindIn = (value: string | null, { typesInOrder }: Catalogue): string | null =>
  typesInOrder.some(({ commercial, kinds }) => commercial && kinds.some(({ id }) => id === value)) ? value : null;

/** Whether a query names a city or a type that the data do not hold: they may one day. */
export const namesUnknown = (query: URLSearchParams, catalogue: Catalogue): boolean =>
  partsOf(query.getAll('city')).some((value) => !cityOf(value, catalogue)) ||
  partsOf(query.getAll('type')).some((value) => !catalogue.types.has(Number(value)));

/** The parts of "hasselt_genk", and of a parameter that is there several times. */
const partsOf = (values: readonly string[]): string[] => values.flatMap((value) => value.split('_')).filter(Boolean);

/** An id as addresses have it, `Hasselt|3500` as the specification has it, a name or a zip alone. */
function cityOf(value: string, { cities, names }: Catalogue): string | undefined {
  if (cities.has(value)) return value;
  const [name = '', zip = name] = value.split('|');
  const named = names.find(phraseOf(name));
  return named?.is === 'city' ? named.ids[0] : names.atZip(zip.trim())[0];
}
