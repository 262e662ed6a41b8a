import type { SelectView } from '../../../components/listing/filter-select';
import type { FiltersView } from '../../../components/listing/filters';
import type { Snapshot } from '../../data/load.ts';
import { euro } from '../../euro.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Criteria, type Filters, MOST_BEDROOMS, type Sort, sorts } from '../search/criteria.ts';
import { withoutFilters } from '../search/filter-params.ts';
import type { SearchResult } from '../search/search-document.ts';
import { cityValue, counted, offers, select, steps } from './choices.ts';
import { kindField } from './commercial-kinds.ts';
import { listingHref } from './listing-href.ts';
import { type MoreWords, moreFiltersView } from './more-filters-view.ts';

type FilterWord =
  | 'goal'
  | 'closedGoal'
  | 'anyGoal'
  | 'city'
  | 'type'
  | 'kind'
  | 'min'
  | 'max'
  | 'bedrooms'
  | 'sort'
  | 'sale'
  | 'rent'
  | 'sold'
  | 'rented'
  | 'allCities'
  | 'allTypes'
  | 'allKinds'
  | 'noLimit'
  | 'filters'
  | 'apply'
  | 'reset'
  | Sort;
export type FilterWords = (word: FilterWord) => string;

const salePrices = [
  50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 450_000, 500_000, 600_000, 700_000, 850_000,
  1_000_000, 1_500_000,
];
const rents = [500, 600, 700, 800, 900, 1_000, 1_200, 1_400, 1_600, 2_000, 2_500];

/** The filters with their true counts: each says what the visitor would get. */
export function filtersView(
  criteria: Criteria,
  result: SearchResult,
  locale: Locale,
  words: FilterWords & MoreWords,
  close: string,
  snapshot: Snapshot,
): FiltersView {
  const { list, sort, view, page: _page, words: typed, ...filters } = criteria;
  const bare: Criteria = { list, sort: sorts[0], page: 1 };
  const filtered = Object.values(filters).some((value) => value !== undefined);
  const orders = sorts.filter((order) => list !== 'references' || !order.startsWith('price'));
  return {
    action: listingHref(bare, locale, snapshot),
    fields: barFields(criteria, result, locale, words, snapshot),
    more: moreFiltersView(criteria, result, locale, words, snapshot),
    sort: select(
      'sort',
      words('sort'),
      sort,
      orders.map((order) => ({ value: order, text: words(order) })),
    ),
    typed,
    view,
    resetPath: filtered ? listingHref({ ...bare, view }, locale, snapshot) : null,
    words: { filters: words('filters'), apply: words('apply'), reset: words('reset'), close },
  };
}

/** What is asked for most: the bar above the list. */
function barFields(
  criteria: Criteria,
  { facets }: SearchResult,
  locale: Locale,
  words: FilterWords,
  { catalogue }: Snapshot,
): SelectView[] {
  const { list, minPrice, maxPrice, bedrooms } = criteria;
  const city = criteria.cities?.[0];
  const type = criteria.types?.[0];
  const cities = catalogue.citiesByName[locale].filter(({ id }) => facets.cities.get(id) || id === city);
  const types = catalogue.typesInOrder.filter((one) => offers(one, list) || one.webId === type);
  const prices = [
    ...(goalsOf(criteria).has('rent') ? rents : []),
    ...(goalsOf(criteria).has('sale') ? salePrices : []),
  ];
  const fields: [keyof Filters | null, SelectView][] = [
    [null, goalField(criteria, { facets }, words)],
    [
      'cities',
      select('city', words('city'), city && cityValue(catalogue.cities.get(city)), [
        { value: '', text: words('allCities') },
        ...cities.map((one) => counted(cityValue(one), one.name[locale], facets.cities.get(one.id) ?? 0)),
      ]),
    ],
    [
      'types',
      select('type', words('type'), type, [
        { value: '', text: words('allTypes') },
        ...types.map(({ webId, name }) => counted(webId, name[locale], facets.types.get(webId) ?? 0)),
      ]),
    ],
    ['kind', kindField(criteria, facets, locale, words, catalogue)],
    ['minPrice', select('min', words('min'), minPrice, steps(prices, minPrice, words('noLimit'), euro))],
    ['maxPrice', select('max', words('max'), maxPrice, steps(prices, maxPrice, words('noLimit'), euro))],
    [
      'bedrooms',
      select('bedrooms', words('bedrooms'), bedrooms, [
        { value: '', text: words('noLimit') },
        ...Array.from({ length: MOST_BEDROOMS }, (_, i) => counted(i + 1, `${i + 1}+`, facets.bedrooms[i + 1] ?? 0)),
      ]),
    ],
  ];
  const hidden = (filter: keyof Filters | null) =>
    filter !== null && (withoutFilters[list].includes(filter) || (filter === 'types' && types.length < 2));
  return fields.flatMap(([filter, field]) => (hidden(filter) ? [] : [field]));
}

/** Sale and rent are two lists; in the others the goal narrows. */
function goalField({ list, goal }: Criteria, { facets }: Pick<SearchResult, 'facets'>, words: FilterWords): SelectView {
  if (list === 'sale' || list === 'rent')
    return select('goal', words('goal'), list === 'sale' ? 0 : 1, [
      { value: '0', text: words('sale') },
      { value: '1', text: words('rent') },
    ]);
  const [label, sale, rent] =
    list === 'references' ? (['closedGoal', 'sold', 'rented'] as const) : (['goal', 'sale', 'rent'] as const);
  return select('goal', words(label), goal && (goal === 'sale' ? 0 : 1), [
    { value: '', text: words('anyGoal') },
    counted(0, words(sale), facets.goals.get('sale') ?? 0),
    counted(1, words(rent), facets.goals.get('rent') ?? 0),
  ]);
}

const goalsOf = ({ list, goal }: Criteria): Set<string> =>
  new Set(list === 'sale' || list === 'rent' ? [list] : goal ? [goal] : ['sale', 'rent']);
