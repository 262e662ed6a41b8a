import type { Catalogue } from '../catalogue/catalogue.ts';
import { provinceIds, provinces } from '../catalogue/places/provinces.ts';
import { parseQuery } from '../catalogue/query-parser/parse-query.ts';
import { readSearch } from '../catalogue/search/alert-criteria.ts';
import { type Criteria, type Feature, features, maxBedrooms, sorts } from '../catalogue/search/criteria.ts';
import { nonEmpty, orderly, pickInOrder } from '../catalogue/search/criteria-query.ts';
import { toSearchText } from '../catalogue/search/search-text.ts';
import type { Pace } from '../db/tables/subscriptions.ts';
import type { Locale } from '../i18n/locales.ts';
import type { ListName } from '../routes/routes.ts';
import { comforts, type FilledSearch, radii, searchGoals } from './form-schemas.ts';
import { FormRefusalError, type FormValues } from './form-state.ts';

/** The filters of a list that the form does not show and leaves unchanged. */
const unasked = [
  'kind',
  'kinds',
  'notKinds',
  'notCities',
  'without',
  'floor',
  'energy',
  'minLiving',
  'maxLiving',
  'minPlot',
  'maxPlot',
  'area',
] as const;
const unaskedFeatures: readonly Feature[] = ['newbuild', 'furnished', 'lift', 'pool', 'station', 'office'];

const goalLists = { toBuy: 'sale', toRent: 'rent' } as const;

/** Returns the criteria of a filled-in form; throws a FormRefusalError for an unknown place or type. */
export function parseSearchForm(filled: FilledSearch, locale: Locale, catalogue: Catalogue): Criteria {
  const previous = readSearch(filled.search, catalogue);
  const list = filled.goal ? goalLists[filled.goal] : 'commercial';
  return orderly({
    ...Object.fromEntries(unasked.map((name) => [name, previous?.[name]])),
    list,
    types: parseTypes(filled.types, list, catalogue),
    ...parsePlaces(filled.places ?? '', list, locale, catalogue),
    radius: filled.radius && Number(filled.radius.slice(2)),
    // A 0 filters nothing.
    minPrice: filled.minPrice || undefined,
    maxPrice: filled.maxPrice || undefined,
    bedrooms: filled.minBedrooms ? Math.min(filled.minBedrooms, maxBedrooms) : undefined,
    minGarages: filled.minGarages || undefined,
    maxGarages: filled.maxGarages || undefined,
    features: pickInOrder(features, [
      ...filled.comforts,
      ...unaskedFeatures.filter((feature) => previous?.features?.includes(feature)),
    ]),
    sort: sorts[0],
    page: 1,
  });
}

/** Returns undefined if all types of the list are chosen, which filters nothing; a home needs a goal. */
function parseTypes(values: readonly string[], list: ListName, catalogue: Catalogue): number[] | undefined {
  const known = values.map(Number).filter((webId) => catalogue.types.has(webId));
  if (known.length === 0) throw new FormRefusalError({ types: 'types' });
  const offered = offeredTypes(list, catalogue);
  if (!known.every((webId) => offered.includes(webId))) throw new FormRefusalError({ goal: 'goal' });
  return new Set(known).size === offered.length ? undefined : known;
}

const offeredTypes = (list: ListName, { types }: Catalogue): number[] =>
  [...types.values()].filter(({ commercial }) => commercial || list !== 'commercial').map(({ webId }) => webId);

/** Reads each part like the search line: a postal code, or a name in any language, typing errors included. */
function parsePlaces(
  places: string,
  list: ListName,
  locale: Locale,
  { names, cities: known }: Catalogue,
): Pick<Criteria, 'cities' | 'provinces' | 'towns'> {
  const parts = places.split(/[,;]/).filter((part) => part.trim() !== '');
  if (parts.length === 0) return {};
  const found = parts.map((part) => parseQuery(part, locale, list, names));
  const towns = nonEmpty(found.flatMap(({ filters }) => filters.towns ?? []));
  const isUnknown = ({ filters, unknown }: (typeof found)[number]) =>
    !(filters.cities ?? filters.towns ?? filters.provinces) || unknown.length > 0;
  if (found.some(isUnknown)) throw new FormRefusalError({ places: 'placeUnknown' });
  const cities = found.flatMap(({ filters }) => filters.cities ?? []);
  const inProvinces = found.flatMap(({ filters }) => filters.provinces ?? []);
  if (cities.length === 0 && !towns) return { provinces: pickInOrder(provinceIds, inProvinces) };
  const others = [...known.values()].filter(({ province }) => inProvinces.includes(province));
  return { towns, cities: nonEmpty([...cities, ...others.map(({ id }) => id)]) };
}

/** Returns the values of the form for a search, the inverse of parseSearchForm(); null gives an empty form, and a search for both goals none. */
export function fillSearch(search: Criteria | null, pace: Pace, locale: Locale, catalogue: Catalogue): FormValues {
  if (!search) return { pace };
  const { list, cities = [], towns = [], provinces: inProvinces = [], types, radius, bedrooms, features = [] } = search;
  const text = (figure: number | undefined) => String(figure ?? '');
  const places = cities
    .flatMap((id) => catalogue.cities.get(id) ?? [])
    .map(({ zip, name }) => `${zip} ${name[locale]}`);
  return {
    pace,
    search: toSearchText(search),
    goal: searchGoals.find((goal) => goalLists[goal] === list) ?? '',
    types: (types ?? offeredTypes(list, catalogue)).map(String),
    places: [...places, ...towns, ...inProvinces.map((province) => provinces[province][locale])].join(', '),
    radius: radius ? (radii.find((value) => Number(value.slice(2)) >= radius) ?? radii.at(-1) ?? '') : '',
    minPrice: text(search.minPrice),
    maxPrice: text(search.maxPrice),
    minBedrooms: text(bedrooms),
    minGarages: text(search.minGarages ?? (features.includes('garage') ? 1 : undefined)),
    maxGarages: text(search.maxGarages),
    comforts: comforts.filter((one) => features.includes(one)),
  };
}
