import type { Catalogue } from '../catalogue/catalogue.ts';
import { type HomeKind, homeKinds } from '../catalogue/home-kinds.ts';
import { typePlural } from '../catalogue/lookup.ts';
import { type Province, provinces } from '../catalogue/provinces.ts';
import type { City } from '../catalogue/schema/lists.ts';
import { type Criteria, type Filters, MAX_BEDROOMS, sorts } from '../catalogue/search/criteria.ts';
import { withoutFilters } from '../catalogue/search/criteria-query.ts';
import { citiesWithin, type SearchResult } from '../catalogue/search/search-index.ts';
import type { Locale } from '../i18n/locales.ts';
import type { PathTable } from '../routes/path-table.ts';
import type { ListName } from '../routes/routes.ts';

/** A list with what was found; the parts of its page are made of it. */
export interface FoundList {
  criteria: Criteria;
  result: SearchResult;
  catalogue: Catalogue;
  paths: PathTable;
}

/** A value of a filter, and how many homes choosing it would give. */
export interface FilterChoice {
  value: string;
  text: string;
  count: number;
}

/** One that is ticked, beside others. */
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

/** The orders of a list; what is sold has no price to sort by. */
export const ordersOf = (list: ListName) =>
  sorts.filter((order) => list !== 'references' || !order.startsWith('price'));

/** The specification's own form of a city in a query: `city={name}|{zip}`. */
export const cityValue = (city: City | undefined): string => (city ? `${city.name.nl}|${city.zip}` : '');

/** Figures to choose from, ascending, with the chosen one among them, whatever it is. */
export const withChosen = (offered: readonly number[], chosen: number | undefined): number[] =>
  [...new Set([...offered, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b);

/** The prices (€) that a list offers as bounds. */
export function pricesOf({ list, goal }: Criteria): number[] {
  const only = list === 'sale' || list === 'rent' ? list : goal;
  return [...(only === 'sale' ? [] : rents), ...(only === 'rent' ? [] : salePrices)];
}

/** The cities that a list has homes in, by the alphabet, and the chosen ones. */
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

/** The chosen provinces: they come from the search line, and can be let go of. */
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

/** The types that a list may have, and the chosen one. */
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

/** Shop, office, restaurant: what a list of commercial property is filtered by. */
export const kindChoices = ({ criteria, result: { facets }, catalogue }: FoundList, locale: Locale): FilterChoice[] =>
  commercialKinds(catalogue)
    .filter(({ id }) => facets.kinds.has(id) || id === criteria.kind)
    .map(({ id, name }) => ({ value: id, text: name[locale], count: facets.kinds.get(id) ?? 0 }));

/** Terraced, detached, duplex …: those that the list has, and the chosen ones, by the name that `nameOf` gives them. */
export const homeKindChoices = (
  { criteria: { list, kinds = [] }, result: { facets } }: FoundList,
  nameOf: (kind: HomeKind) => string,
): CheckedChoice[] =>
  homeKinds
    .filter((kind) => hasFilter(list, 'kinds') && (facets.homeKinds.has(kind) || kinds.includes(kind)))
    .map((kind) => ({
      value: kind,
      text: nameOf(kind),
      count: facets.homeKinds.get(kind) ?? 0,
      checked: kinds.includes(kind),
    }));

/** At least one, two … bedrooms. */
export const bedroomChoices = ({ result: { facets } }: FoundList): FilterChoice[] =>
  Array.from({ length: MAX_BEDROOMS }, (_, i) => ({
    value: String(i + 1),
    text: `${i + 1}+`,
    count: facets.bedrooms[i + 1] ?? 0,
  }));

/** The types, without the one in the bar. */
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

/** Homes in the chosen cities and those within a radius (km); null without a city. */
export function countAround({ criteria, result, catalogue }: FoundList, radius: number): number | null {
  const { cities } = criteria;
  if (!cities) return null;
  const reached = citiesWithin({ cities, radius }, catalogue.cities) ?? [];
  return reached.reduce((sum, id) => sum + (result.facets.cities.get(id) ?? 0), 0);
}

/** How many of the filters are chosen that the bar does not show. */
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

/** The kinds of the types for business. */
const commercialKinds = ({ typesInOrder }: Pick<Catalogue, 'typesInOrder'>) =>
  typesInOrder.filter(({ commercial }) => commercial).flatMap(({ kinds }) => kinds);

/** The name of such a kind. */
export const commercialKindName = (kind: string, locale: Locale, catalogue: Pick<Catalogue, 'typesInOrder'>): string =>
  commercialKinds(catalogue).find(({ id }) => id === kind)?.name[locale] ?? kind;

/** Whether homes of a type may be in a list, by the table of types. */
const offers = (type: { sale: boolean; rent: boolean; commercial: boolean }, list: ListName): boolean =>
  list === 'references' || type[list];
