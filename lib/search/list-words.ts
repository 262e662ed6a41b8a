import type { Catalogue } from '../catalogue/catalogue.ts';
import { type HomeKind, isUntabled } from '../catalogue/home-kinds.ts';
import { typePlural } from '../catalogue/lookup.ts';
import { provinces } from '../catalogue/provinces.ts';
import { type Criteria, type EnergyLetter, energyLetters, type Filters } from '../catalogue/search/criteria.ts';
import type { SearchResult } from '../catalogue/search/search-index.ts';
import { townCalled } from '../catalogue/towns.ts';
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

/** Cities that a title names; more are counted. */
const maxNamed = 3;

/** "For sale", "Penthouse for sale in Hasselt and Genk": what a list holds, by its name, its one kind or type, and its places. */
export function listingTitle(
  criteria: Criteria,
  locale: Locale,
  { listings: t, chips }: { listings: Translator<'listings'>; chips: Translator<'chips'> },
  catalogue: Catalogue,
): string {
  const { list, cities = [], towns = [], provinces: inProvinces = [], radius } = criteria;
  const type = onlyKind(criteria, locale, chips, catalogue);
  const names = [
    ...cities.flatMap((id) => catalogue.cities.get(id)?.name[locale] ?? []),
    ...towns.map((town) => townName(town, locale)),
    ...inProvinces.map((province) => provinces[province][locale]),
  ];
  const what = type ? t(typeTitles[list], { type }) : t(list);
  if (names.length === 0) return what;
  const where =
    names.length <= maxNamed
      ? t('inCity', { goal: what, city: listText(names, locale) })
      : t('inCities', { goal: what, count: names.length });
  return radius ? t('around', { goal: where, km: radius }) : where;
}

/** The name of the one kind that is asked for, else of the one type; undefined for several and for none. */
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

/** A town in the language of the page; its address may have another. */
export const townName = (name: string, locale: Locale): string => townCalled(name)?.name[locale] ?? name;

/** "Page 2 of 11 · 184 properties" */
export const pageOfList = (
  { page, pages, total }: Pick<SearchResult, 'page' | 'pages' | 'total'>,
  t: Translator<'listings'>,
): string => `${t('pageOf', { page, total: pages })} · ${t('count', { count: total })}`;

/** The pages that a list of `pages` links to from one of them: the first, the last and three around it; null stands for those left out. */
export function linkedPages(page: number, pages: number): (number | null)[] {
  const start = Math.max(1, Math.min(page - 1, pages - 2));
  const linked = [...new Set([1, start, start + 1, start + 2, pages])].filter((number) => number <= pages);
  return linked.flatMap((number, place) => (number - 1 === (linked[place - 1] ?? 0) ? [number] : [null, number]));
}

/** The filters of a list in words, each with what would be asked without it. */
export function filtersOf(
  criteria: Criteria,
  locale: Locale,
  t: Translator<'chips'>,
  catalogue: Catalogue,
): OneFilter[] {
  const { page: _page, words: _words, ...asked } = criteria;
  const filter: MakeFilter = (text, left) => ({ text, without: { ...asked, ...left, page: 1 } });
  return [...placesOf(criteria, locale, t, catalogue, filter), ...othersOf(criteria, locale, t, filter)];
}

interface OneFilter {
  text: string;
  without: Criteria;
}

type MakeFilter = (text: string, left: Filters) => OneFilter;

function placesOf(
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
): OneFilter[] {
  const sold = list === 'references';
  const without = <Value>(all: readonly Value[], one: Value) =>
    all.length > 1 ? all.filter((value) => value !== one) : undefined;
  // Without a place there is nothing around it.
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
    ...kinds.map((one) => filter(homeKindName(one, locale, t, catalogue), { kinds: without(kinds, one) })),
    ...notKinds.map((one) =>
      filter(t('not', { filter: homeKindName(one, locale, t, catalogue) }), { notKinds: without(notKinds, one) }),
    ),
    ...(floor === undefined ? [] : [filter(t('floor', { floor }), { floor: undefined })]),
    ...(kind ? [filter(commercialKindName(kind, locale, catalogue), { kind: undefined })] : []),
  ];
}

function othersOf(criteria: Criteria, locale: Locale, t: Translator<'chips'>, filter: MakeFilter): OneFilter[] {
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

/** "Rijwoning", "Halfopen bebouwing" */
export const homeKindName = (
  kind: HomeKind,
  locale: Locale,
  t: Translator<'chips'>,
  { typesInOrder }: Pick<Catalogue, 'typesInOrder'>,
): string =>
  isUntabled(kind)
    ? t(kind)
    : (typesInOrder.flatMap(({ kinds }) => kinds).find(({ id }) => id === kind)?.name[locale] ?? kind);

/** The best letters in a row are "B or better"; others are named. */
function energyText(energy: readonly EnergyLetter[], t: Translator<'chips'>): string {
  const best = energy.every((letter, place) => letter === energyLetters[place]);
  const named = energy.map((letter) => letter.toUpperCase());
  return best && named.length > 1
    ? t('energyAtLeast', { letters: named.at(-1) ?? '' })
    : t('energy', { letters: named.join(', ') });
}

/** Pairs of filters are tried only among this many filters. */
const maxPaired = 8;
const maxPairs = 4;

/**
 * Takes a list without homes; returns the ways to some, the most homes first: the list without one of its filters, or without two where no
 * single one is to blame.
 */
export function looserSearches(
  criteria: Criteria,
  locale: Locale,
  t: Translator<'chips'>,
  catalogue: Catalogue,
): (OneFilter & { count: number })[] {
  const withHomes = (filters: OneFilter[]) =>
    filters
      .map((filter) => ({ ...filter, count: catalogue.search.search(filter.without).total }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
  const filters = filtersOf(criteria, locale, t, catalogue);
  const looser = withHomes(filters);
  if (looser.length > 0 || filters.length > maxPaired) return looser;
  // Without the first, the filters behind it stay in their order.
  const pairs = filters.flatMap((first, i) =>
    filtersOf(first.without, locale, t, catalogue)
      .slice(i)
      .map((second) => ({ ...second, text: `${first.text} + ${second.text}` })),
  );
  return withHomes(pairs).slice(0, maxPairs);
}
