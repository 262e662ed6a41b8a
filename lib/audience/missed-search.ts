import { isRecognized, parseQuery } from '../catalogue/query-parser/parse-query.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import { findHomesByWords } from '../catalogue/search/find-home.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import { listCriteria } from '../requests/listing-address.ts';
import type { MissedClass, SearchClass } from './store-missed.ts';

/** A search that finds at most so many homes counts as missed. */
export const maxFoundHomes = 3;

/** The upper ends of the bands of prices, €; of a rent, a month. */
const bands = {
  sale: [200_000, 300_000, 400_000, 500_000, 750_000, 1_000_000],
  rent: [750, 1_000, 1_250, 1_500, 2_000],
};

const nothingAsked = { type: 0, town: '', price: '', bedrooms: 0, more: 0 };

/**
 * Classifies the search in the address of a list that found too little; a visitor's own words are left out. null if it found enough,
 * has no criteria, or does not look for available homes.
 */
export function missedSearch(address: string, data: Snapshot): MissedClass | null {
  const { paths, catalogue } = data;
  const [path = '', query = ''] = address.split('?', 2);
  const found = paths.locate(path);
  if (found?.route.name !== 'listings' || found.route.list === 'references') return null;
  const criteria = listCriteria(found.route, new URLSearchParams(query), catalogue);
  const { list, words, page } = criteria;
  if (page > 1) return null;
  const reading = words && found.locale ? readWords(words, found.locale, criteria, data) : 'understood';
  if (reading === 'home') return null;
  if (reading === 'nothing') return { list, ...nothingAsked, nothing: 0, few: 0, unknown: 1 };
  const asked = classifySearch(criteria);
  const total = isAsked(asked) ? catalogue.search.search(criteria, 1).total : maxFoundHomes;
  const unknown = reading === 'partly' ? 1 : 0;
  if (total >= maxFoundHomes) return unknown ? { list, ...nothingAsked, nothing: 0, few: 0, unknown } : null;
  return { ...asked, nothing: total === 0 ? 1 : 0, few: total > 0 ? 1 : 0, unknown };
}

/** Tells how much of the words is understood; they may name a home or a street instead. */
function readWords(words: string, locale: Locale, { list }: Criteria, { catalogue }: Snapshot) {
  if (findHomesByWords(words, catalogue).length > 0) return 'home';
  const understood = parseQuery(words, locale, list, catalogue.names);
  if (!isRecognized(understood)) return 'nothing';
  return understood.unknown.length > 0 ? 'partly' : 'understood';
}

const isAsked = ({ type, town, price, bedrooms, more }: SearchClass): boolean =>
  type !== 0 || town !== '' || price !== '' || bedrooms > 0 || more > 0;

/** The class of criteria. */
export function classifySearch(criteria: Criteria): SearchClass {
  const { list, cities, types, minPrice, maxPrice, bedrooms, goal, ...others } = criteria;
  const { sort: _, view: __, page: ___, words: ____, ...more } = others;
  return {
    list,
    type: singleValue(types, -1) ?? 0,
    town: singleValue(cities, '*') ?? '',
    price: priceBand(maxPrice ?? minPrice, list === 'rent' || goal === 'rent' ? bands.rent : bands.sale),
    bedrooms: bedrooms ?? 0,
    more: Object.values(more).some((value) => value !== undefined) || goal !== undefined ? 1 : 0,
  };
}

const singleValue = <Value>(values: readonly Value[] | undefined, several: Value): Value | undefined =>
  values && values.length > 1 ? several : values?.[0];

/** "200000-300000" for 250 000, "1000000-" for what is above all bands. */
function priceBand(price: number | undefined, ends: readonly number[]): string {
  if (price === undefined) return '';
  const at = ends.findIndex((end) => price <= end);
  const from = at === -1 ? ends.at(-1) : ends[at - 1];
  return `${from ?? ''}-${ends[at] ?? ''}`;
}
