import type { Choice, FiltersView, SelectView } from '../../components/listing/filters';
import type { PaginationView } from '../../components/listing/pagination';
import type { Snapshot } from '../data/load.ts';
import { euro } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { City } from './schema/lists.ts';
import { type Criteria, MOST_BEDROOMS, sorts } from './search/criteria.ts';
import type { SearchResult } from './search/search-document.ts';
import { paramsOf } from './search/state.ts';

type FilterWord =
  | 'goal'
  | 'city'
  | 'type'
  | 'min'
  | 'max'
  | 'bedrooms'
  | 'sort'
  | 'sale'
  | 'rent'
  | 'allCities'
  | 'allTypes'
  | 'noLimit'
  | 'filters'
  | 'apply'
  | 'reset'
  | Criteria['sort'];
export type FilterWords = (word: FilterWord) => string;

const priceSteps = {
  sale: [
    50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000, 600_000, 700_000, 850_000,
    1_000_000, 1_500_000,
  ],
  rent: [500, 600, 700, 800, 900, 1_000, 1_200, 1_400, 1_600, 2_000, 2_500],
};

/** The address of a list: levels in its path, the rest in its query. */
export function listingHref(
  { goal, city, type, ...rest }: Criteria,
  locale: Locale,
  { paths }: Pick<Snapshot, 'paths'>,
): string {
  const query = paramsOf({ goal, city, type, ...rest });
  return paths.href({ name: 'listings', goal, city, ...(city ? { type } : {}) }, locale) + (query && `?${query}`);
}

/** The filters with their true counts: each says what the visitor would get. */
export function filtersView(
  criteria: Criteria,
  { facets }: SearchResult,
  locale: Locale,
  words: FilterWords,
  close: string,
  snapshot: Snapshot,
): FiltersView {
  const { catalogue, paths } = snapshot;
  const { goal } = criteria;
  const counted = (text: string, count: number) => `${text} (${count})`;
  const cities = catalogue.citiesByName[locale].filter(({ id }) => facets.cities.get(id) || id === criteria.city);
  const types = catalogue.typesInOrder.filter((type) => type[goal]);
  const prices = (chosen: number | undefined): Choice[] => [
    { value: '', text: words('noLimit') },
    ...[...new Set([...priceSteps[goal], ...(chosen === undefined ? [] : [chosen])])]
      .sort((a, b) => a - b)
      .map((step) => ({ value: String(step), text: euro(step) })),
  ];
  const select = (name: SelectView['name'], value: string | number | undefined, choices: Choice[]): SelectView => ({
    name,
    label: words(name),
    value: String(value ?? ''),
    choices,
  });
  const bare: Criteria = { goal, sort: sorts[0], page: 1 };
  return {
    action: paths.href({ name: 'listings', goal }, locale),
    fields: [
      select('goal', goal === 'sale' ? 0 : 1, [
        { value: '0', text: words('sale') },
        { value: '1', text: words('rent') },
      ]),
      select('city', cityValue(criteria.city ? catalogue.cities.get(criteria.city) : undefined), [
        { value: '', text: words('allCities') },
        ...cities.map((city) => ({
          value: cityValue(city),
          text: counted(city.name[locale], facets.cities.get(city.id) ?? 0),
        })),
      ]),
      select('type', criteria.type, [
        { value: '', text: words('allTypes') },
        ...types.map(({ webId, name }) => ({
          value: String(webId),
          text: counted(name[locale], facets.types.get(webId) ?? 0),
        })),
      ]),
      select('min', criteria.minPrice, prices(criteria.minPrice)),
      select('max', criteria.maxPrice, prices(criteria.maxPrice)),
      select('bedrooms', criteria.bedrooms, [
        { value: '', text: words('noLimit') },
        ...Array.from({ length: MOST_BEDROOMS }, (_, i) => ({
          value: String(i + 1),
          text: counted(`${i + 1}+`, facets.bedrooms[i + 1] ?? 0),
        })),
      ]),
    ],
    sort: select(
      'sort',
      criteria.sort,
      sorts.map((sort) => ({ value: sort, text: words(sort) })),
    ),
    resetPath:
      paramsOf({ ...criteria, page: 1, sort: sorts[0] }) === '' && !criteria.city
        ? null
        : listingHref(bare, locale, snapshot),
    words: { filters: words('filters'), apply: words('apply'), reset: words('reset'), close },
  };
}

// The specification's own form of a city in a query: `city={name}|{zip}`.
const cityValue = (city: City | undefined): string => (city ? `${city.name.nl}|${city.zip}` : '');

/** The links to the pages around this one: the first, the last, and two on either side. */
export function paginationView(
  criteria: Criteria,
  { page, pages }: SearchResult,
  locale: Locale,
  words: PaginationView['words'] & { pageOf(page: number, total: number): string },
  snapshot: Snapshot,
): PaginationView {
  const path = (number: number) => listingHref({ ...criteria, page: number }, locale, snapshot);
  const near = [...new Set([1, page - 2, page - 1, page, page + 1, page + 2, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return {
    position: words.pageOf(page, pages),
    previous: page > 1 ? path(page - 1) : null,
    next: page < pages ? path(page + 1) : null,
    pages: near.map((number) => ({ number, path: path(number), current: number === page })),
    words,
  };
}
