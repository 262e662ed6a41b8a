import type { Catalogue } from '../catalogue/catalogue.ts';
import { typePlural } from '../catalogue/lookup.ts';
import { provinces } from '../catalogue/places/provinces.ts';
import { townCalled } from '../catalogue/places/towns.ts';
import { type Criteria, type EnergyLetter, energyLetters, type Filters } from '../catalogue/search/criteria.ts';
import { type HomeKind, isUntabled } from '../catalogue/search/home-kinds.ts';
import type { SearchResult } from '../catalogue/search/search-index.ts';
import { euro } from '../i18n/euro.ts';
import { area, list as listText } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import type { ListName } from '../routes/routes.ts';
import { commercialKindName } from './list-filters.ts';

const typeTitles = {
  sale: 'typeSale',
  rent: 'typeRent',
  commercial: 'typeCommercial',
  references: 'typeReferences',
} as const satisfies Record<ListName, string>;

export interface ListTranslators {
  listings: Translator<'listings'>;
  chips: Translator<'chips'>;
}

/** The maximum number of cities that a title names; more are counted. */
const maxNamed = 3;

/** Returns the title of a list by its name, its only kind or type, and its places: "For sale", "Penthouse for sale in Hasselt and Genk". */
export function listingTitle(
  criteria: Criteria,
  locale: Locale,
  { listings: t, chips }: ListTranslators,
  catalogue: Catalogue,
): string {
  const { list, goal, radius } = criteria;
  const type = onlyKind(criteria, locale, chips, catalogue);
  const names = namesOfPlaces(criteria, locale, catalogue);
  const what = type ? t(typeTitles[(list === 'commercial' && goal) || list], { type }) : t(list);
  if (names.length === 0) return what;
  const where =
    names.length <= maxNamed
      ? t('inCity', { goal: what, city: listText(names, locale) })
      : t('inCities', { goal: what, count: names.length });
  return radius ? t('around', { goal: where, km: radius }) : where;
}

const namesOfPlaces = (
  { cities = [], towns = [], provinces: inProvinces = [] }: Criteria,
  locale: Locale,
  catalogue: Catalogue,
): string[] => [
  ...cities.flatMap((id) => catalogue.cities.get(id)?.name[locale] ?? []),
  ...towns.map((town) => townName(town, locale)),
  ...inProvinces.map((province) => provinces[province][locale]),
];

/** Returns "Nothing found in Tienen up to € 100.000", with what is asked of place and price. */
export function formatNoHomesTitle(
  criteria: Criteria,
  locale: Locale,
  t: Translator<'listings'>,
  catalogue: Catalogue,
): string {
  const { minPrice, maxPrice } = criteria;
  const names = namesOfPlaces(criteria, locale, catalogue);
  const isNamed = names.length > 0 && names.length <= maxNamed;
  return t('noneTitle', {
    place: isNamed ? listText(names, locale) : 'none',
    min: minPrice === undefined ? 'none' : euro(minPrice, locale),
    max: maxPrice === undefined ? 'none' : euro(maxPrice, locale),
  });
}

/** Returns the name of the only requested kind, otherwise of the only type; undefined for several or none. */
function onlyKind(
  { kind, kinds: [homeKind, ...moreKinds] = [], types: [type, ...moreTypes] = [] }: Criteria,
  locale: Locale,
  t: Translator<'chips'>,
  catalogue: Catalogue,
): string | undefined {
  if (kind) return commercialKindName(kind, locale, catalogue);
  if (homeKind && moreKinds.length === 0) return homeKindName(homeKind, locale, t, catalogue);
  return type && moreTypes.length === 0 ? typePlural(type, locale, catalogue) : undefined;
}

/** Returns the name of a town in the language of the page; the address may have another language. */
export const townName = (name: string, locale: Locale): string => townCalled(name)?.name[locale] ?? name;

/** Returns "Page 2 of 11 · 184 properties". */
export const pageOfList = (
  { page, pages, total }: Pick<SearchResult, 'page' | 'pages' | 'total'>,
  t: Translator<'listings'>,
): string => `${t('pageOf', { page, total: pages })} · ${t('count', { count: total })}`;

/** Returns the pages that one page of a list links to: the first, the last and three around it; null stands for omitted ones. */
export function linkedPages(page: number, pages: number): (number | null)[] {
  const start = Math.max(1, Math.min(page - 1, pages - 2));
  const linked = [...new Set([1, start, start + 1, start + 2, pages])].filter((number) => number <= pages);
  return linked.flatMap((number, place) => (number - 1 === (linked[place - 1] ?? 0) ? [number] : [null, number]));
}

/** Returns the filters of a list in words, each with the criteria without it. */
export function describeFilters(
  criteria: Criteria,
  locale: Locale,
  t: Translator<'chips'>,
  catalogue: Catalogue,
): DescribedFilter[] {
  const { page: _page, words: _words, ...asked } = criteria;
  const filter: MakeFilter = (text, left) => ({ text, without: { ...asked, ...left, page: 1 } });
  return [...placeFilters(criteria, locale, t, catalogue, filter), ...otherFilters(criteria, locale, t, filter)];
}

interface DescribedFilter {
  text: string;
  without: Criteria;
}

type MakeFilter = (text: string, left: Filters) => DescribedFilter;

function placeFilters(
  {
    list,
    goal,
    cities = [],
    towns = [],
    notCities = [],
    provinces: inProvinces = [],
    types = [],
    kinds = [],
    notKinds = [],
    floor,
    kind,
    radius,
  }: Criteria,
  locale: Locale,
  t: Translator<'chips'>,
  catalogue: Catalogue,
  filter: MakeFilter,
): DescribedFilter[] {
  const sold = list === 'references';
  const without = <Value>(values: readonly Value[], removed: Value) =>
    values.length > 1 ? values.filter((value) => value !== removed) : undefined;
  // Without a place the radius has no meaning.
  const lastPlace = cities.length + towns.length > 1 ? {} : { radius: undefined };
  return [
    ...(goal
      ? [filter(t(goal === 'sale' ? (sold ? 'sold' : 'sale') : sold ? 'rented' : 'rent'), { goal: undefined })]
      : []),
    ...cities.map((id) =>
      filter(catalogue.cities.get(id)?.name[locale] ?? id, {
        cities: without(cities, id),
        ...lastPlace,
      }),
    ),
    ...inProvinces.map((province) =>
      filter(provinces[province][locale], { provinces: without(inProvinces, province) }),
    ),
    ...towns.map((town) => filter(townName(town, locale), { towns: without(towns, town), ...lastPlace })),
    ...notCities.map((id) =>
      filter(t('not', { filter: catalogue.cities.get(id)?.name[locale] ?? id }), { notCities: without(notCities, id) }),
    ),
    ...(radius ? [filter(t('radius', { km: radius }), { radius: undefined })] : []),
    ...types.map((id) => filter(typePlural(id, locale, catalogue) ?? String(id), { types: without(types, id) })),
    ...kinds.map((homeKind) =>
      filter(homeKindName(homeKind, locale, t, catalogue), { kinds: without(kinds, homeKind) }),
    ),
    ...notKinds.map((homeKind) =>
      filter(t('not', { filter: homeKindName(homeKind, locale, t, catalogue) }), {
        notKinds: without(notKinds, homeKind),
      }),
    ),
    ...(floor === undefined ? [] : [filter(t('floor', { floor }), { floor: undefined })]),
    ...(kind ? [filter(commercialKindName(kind, locale, catalogue), { kind: undefined })] : []),
  ];
}

function otherFilters(
  criteria: Criteria,
  locale: Locale,
  t: Translator<'chips'>,
  filter: MakeFilter,
): DescribedFilter[] {
  const { bedrooms, energy, features = [], without = [], area: drawn } = criteria;
  const prices = (['minPrice', 'maxPrice'] as const).flatMap((name) => {
    const amount = criteria[name];
    return amount === undefined ? [] : [filter(t(name, { amount: euro(amount, locale) }), { [name]: undefined })];
  });
  const surfaces = (['minLiving', 'maxLiving', 'minPlot', 'maxPlot'] as const).flatMap((name) => {
    const figure = criteria[name];
    return figure === undefined ? [] : [filter(t(name, { area: area(figure, locale) }), { [name]: undefined })];
  });
  const garages = (['minGarages', 'maxGarages'] as const).flatMap((name) => {
    const count = criteria[name];
    return count === undefined ? [] : [filter(t(name, { count }), { [name]: undefined })];
  });
  return [
    ...prices,
    ...(bedrooms ? [filter(t('bedrooms', { count: bedrooms }), { bedrooms: undefined })] : []),
    ...garages,
    ...surfaces,
    ...(energy ? [filter(energyText(energy, t), { energy: undefined })] : []),
    ...features.map((feature) =>
      filter(t(feature), {
        features: features.length > 1 ? features.filter((other) => other !== feature) : undefined,
      }),
    ),
    ...without.map((feature) =>
      filter(t('without', { feature }), {
        without: without.length > 1 ? without.filter((other) => other !== feature) : undefined,
      }),
    ),
    ...(drawn ? [filter(t('area'), { area: undefined })] : []),
  ];
}

/** Returns the name of a kind of home: "Rijwoning", "Halfopen bebouwing". */
export const homeKindName = (
  kind: HomeKind,
  locale: Locale,
  t: Translator<'chips'>,
  { typesInOrder }: Pick<Catalogue, 'typesInOrder'>,
): string =>
  isUntabled(kind)
    ? t(kind)
    : (typesInOrder.flatMap(({ kinds }) => kinds).find(({ id }) => id === kind)?.name[locale] ?? kind);

/** Returns "B or better" for the best letters in a row, and lists other letters. */
function energyText(energy: readonly EnergyLetter[], t: Translator<'chips'>): string {
  const best = energy.every((letter, place) => letter === energyLetters[place]);
  const named = energy.map((letter) => letter.toUpperCase());
  return best && named.length > 1
    ? t('energyAtLeast', { letters: named.at(-1) ?? '' })
    : t('energy', { letters: named.join(', ') });
}
