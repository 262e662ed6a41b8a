import type { Catalogue } from '../catalogue/catalogue.ts';
import { typePlural } from '../catalogue/lookup.ts';
import { type Province, provinces } from '../catalogue/places/provinces.ts';
import type { City } from '../catalogue/schema/lists.ts';
import { type Criteria, type Filters, maxBedrooms, sorts } from '../catalogue/search/criteria.ts';
import { withoutFilters } from '../catalogue/search/criteria-query.ts';
import { type HomeKind, homeKinds } from '../catalogue/search/home-kinds.ts';
import { citiesWithin, type SearchResult } from '../catalogue/search/search-index.ts';
import type { Locale } from '../i18n/locales.ts';
import type { PathTable } from '../routes/path-table.ts';
import type { ListName } from '../routes/routes.ts';

/** A list with its search result, from which the parts of its page are built. */
export interface FoundList {
  criteria: Criteria;
  result: SearchResult;
  catalogue: Catalogue;
  paths: PathTable;
}

/** A value of a filter, with the number of homes that it gives. */
export interface FilterChoice {
  value: string;
  text: string;
  count: number;
}

/** A value of a filter with several values. */
export interface CheckedChoice extends FilterChoice {
  checked: boolean;
}

const salePrices = [
  50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000, 600_000, 700_000, 850_000,
  1_000_000, 1_500_000,
];
const rents = [500, 600, 700, 800, 900, 1_000, 1_200, 1_400, 1_600, 2_000, 2_500];

/** The figures that the other filters offer: km, m² and places. */
export const figures = {
  radius: [5, 10, 15, 25, 50],
  living: [50, 75, 100, 125, 150, 200, 250, 300, 400],
  plot: [100, 250, 500, 750, 1000, 1500, 2500, 5000, 10_000],
  garages: [1, 2, 3, 4],
} as const;

export const hasFilter = (list: ListName, filter: keyof Filters): boolean => !withoutFilters[list].includes(filter);

/** Returns the orders of a list; sold homes have no price to sort by. */
export const listOrders = (list: ListName) =>
  sorts.filter((order) => list !== 'references' || !order.startsWith('price'));

/** Returns the specification's form of a city in a query: `city={name}|{zip}`. */
export const cityValue = (city: City | undefined): string => (city ? `${city.name.nl}|${city.zip}` : '');

/** Returns the offered figures and the chosen one, ascending. */
export const withChosen = (offered: readonly number[], chosen: number | undefined): number[] =>
  [...new Set([...offered, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b);

/** Returns the prices (€) that a list offers as bounds. */
export function offeredPrices({ list, goal }: Criteria): number[] {
  const only = list === 'sale' || list === 'rent' ? list : goal;
  return [...(only === 'sale' ? [] : rents), ...(only === 'rent' ? [] : salePrices)];
}

/** Returns the cities with homes of the list and the chosen ones, alphabetically. */
export function cityChoices({ criteria, result: { facets }, catalogue }: FoundList, locale: Locale): CheckedChoice[] {
  const { cities = [] } = criteria;
  return catalogue.citiesByName[locale]
    .filter(({ id }) => facets.cities.has(id) || cities.includes(id))
    .map((city) => ({
      value: cityValue(city),
      text: city.name[locale],
      count: facets.cities.get(city.id) ?? 0,
      checked: cities.includes(city.id),
    }));
}

/** Returns the chosen provinces, which come from the search line and can only be removed. */
export function provinceChoices(
  { criteria, result: { facets }, catalogue }: FoundList,
  locale: Locale,
): CheckedChoice[] {
  const homesIn = (province: Province) =>
    [...facets.cities].reduce(
      (sum, [id, count]) => sum + (catalogue.cities.get(id)?.province === province ? count : 0),
      0,
    );
  return (criteria.provinces ?? []).map((id) => ({
    value: id,
    text: provinces[id][locale],
    count: homesIn(id),
    checked: true,
  }));
}

/** Returns the types that a list may have, and the chosen one. */
export function typeChoices({ criteria, result: { facets }, catalogue }: FoundList, locale: Locale): FilterChoice[] {
  const chosen = criteria.types?.[0];
  return catalogue.typesInOrder
    .filter((type) => offers(type, criteria.list) || type.webId === chosen)
    .map(({ webId }) => ({
      value: String(webId),
      text: typePlural(webId, locale, catalogue) ?? '',
      count: facets.types.get(webId) ?? 0,
    }));
}

/** Returns the kinds of commercial property in the list and the chosen one: shop, office, restaurant. */
export const kindChoices = ({ criteria, result: { facets }, catalogue }: FoundList, locale: Locale): FilterChoice[] =>
  commercialKinds(catalogue)
    .filter(({ id }) => facets.kinds.has(id) || id === criteria.kind)
    .map(({ id, name }) => ({ value: id, text: name[locale], count: facets.kinds.get(id) ?? 0 }));

/** Returns the kinds of homes in the list and the chosen ones, such as terraced, detached, duplex; `toName` translates a kind. */
export const homeKindChoices = (
  { criteria: { list, kinds = [] }, result: { facets } }: FoundList,
  toName: (kind: HomeKind) => string,
): CheckedChoice[] =>
  homeKinds
    .filter((kind) => hasFilter(list, 'kinds') && (facets.homeKinds.has(kind) || kinds.includes(kind)))
    .map((kind) => ({
      value: kind,
      text: toName(kind),
      count: facets.homeKinds.get(kind) ?? 0,
      checked: kinds.includes(kind),
    }));

/** Returns the choices "at least one bedroom", "at least two" and so on. */
export const bedroomChoices = ({ result: { facets } }: FoundList): FilterChoice[] =>
  Array.from({ length: maxBedrooms }, (_, i) => ({
    value: String(i + 1),
    text: `${i + 1}+`,
    count: facets.bedrooms[i + 1] ?? 0,
  }));

/** Returns the types without the one that the bar shows. */
export function otherTypes({ criteria, result: { facets }, catalogue }: FoundList, locale: Locale): CheckedChoice[] {
  const { list, types = [] } = criteria;
  return catalogue.typesInOrder
    .filter((type) => type.webId !== types[0])
    .filter((type) => (offers(type, list) && facets.types.has(type.webId)) || types.includes(type.webId))
    .map(({ webId, name }) => ({
      value: String(webId),
      text: name[locale],
      count: facets.types.get(webId) ?? 0,
      checked: types.includes(webId),
    }));
}

/** Counts the homes in the chosen cities and those within a radius (km); null without a city. */
export function countAround({ criteria, result, catalogue }: FoundList, radius: number): number | null {
  const { cities } = criteria;
  if (!cities) return null;
  const reached = citiesWithin({ cities, radius }, catalogue.cities) ?? [];
  return reached.reduce((sum, id) => sum + (result.facets.cities.get(id) ?? 0), 0);
}

/** Counts the chosen filters that the bar does not show. */
export function countMore({ list, types = [], ...filters }: Criteria): number {
  const more: readonly (keyof typeof filters & keyof Filters)[] = [
    'radius',
    'kinds',
    'notKinds',
    'notCities',
    'without',
    'floor',
    'minGarages',
    'maxGarages',
    'minLiving',
    'maxLiving',
    'minPlot',
    'maxPlot',
    'energy',
    'features',
  ];
  const chosen = more.filter((name) => filters[name] !== undefined && hasFilter(list, name));
  return chosen.length + (types.length > 1 ? 1 : 0);
}

/** Whether anything narrows a list. */
export const isFiltered = ({
  list: _,
  sort: _sort,
  view: _view,
  page: _page,
  words: _words,
  sold: _sold,
  ...filters
}: Criteria) => Object.values(filters).some((value) => value !== undefined);

/** Returns the kinds of commercial types. */
const commercialKinds = ({ typesInOrder }: Pick<Catalogue, 'typesInOrder'>) =>
  typesInOrder.filter(({ commercial }) => commercial).flatMap(({ kinds }) => kinds);

/** Returns the name of a commercial kind. */
export const commercialKindName = (kind: string, locale: Locale, catalogue: Pick<Catalogue, 'typesInOrder'>): string =>
  commercialKinds(catalogue).find(({ id }) => id === kind)?.name[locale] ?? kind;

/** Whether homes of a type may be in a list, by the table of types. */
const offers = (type: { sale: boolean; rent: boolean; commercial: boolean }, list: ListName): boolean =>
  list === 'references' || type[list];
