import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import { describeFilters, type ListTranslators } from './list-words.ts';

/** Pairs of filters are tried only if there are at most this many filters. */
const maxPaired = 8;
const maxPairs = 4;

/** A removed filter; `name` is null for one that only its text describes. */
interface RemovedFilter {
  name: keyof Criteria | null;
  text: string;
}

interface Removal {
  criteria: Criteria;
  removed: RemovedFilter[];
}

export interface LooserSearch {
  /** "61 houses in any town and at any price" */
  text: string;
  criteria: Criteria;
  count: number;
}

/**
 * Takes the criteria of a list and the number of its homes (`total`); returns looser criteria that find more, the most homes first: without
 * one of the filters, or without two if removing a single one finds nothing more.
 */
export function findLooserSearches(
  criteria: Criteria,
  total: number,
  locale: Locale,
  translators: ListTranslators,
  catalogue: Catalogue,
): LooserSearch[] {
  const withoutOne = (from: Criteria, removed: RemovedFilter[] = []): Removal[] =>
    describeFilters(from, locale, translators.chips, catalogue).map(({ text, without }) => ({
      criteria: without,
      removed: [...removed, { name: named.find((filter) => from[filter] !== without[filter]) ?? null, text }],
    }));
  const withMore = (removals: Removal[]) =>
    removals
      .map((removal) => ({ ...removal, count: catalogue.search.search(removal.criteria).total }))
      .filter(({ count }) => count > total)
      .sort((a, b) => b.count - a.count);
  const singles = withoutOne(criteria);
  let found = withMore(singles);
  if (found.length === 0 && singles.length <= maxPaired) {
    // Without the first filter, those after it stay in their order.
    const pairs = singles.flatMap((first, i) => withoutOne(first.criteria, first.removed).slice(i));
    found = withMore(pairs).slice(0, maxPairs);
  }
  return found.map(({ removed, ...search }) => ({
    ...search,
    text: formatLooserSearch(search, removed, locale, translators.listings, catalogue),
  }));
}

/** Filters that one phrase names if none of them is left. */
const groups: readonly { name: string; filters: readonly (keyof Criteria)[] }[] = [
  { name: 'place', filters: ['cities', 'towns', 'provinces'] },
  { name: 'types', filters: ['types'] },
  { name: 'price', filters: ['minPrice', 'maxPrice'] },
];
const named = groups.flatMap(({ filters }) => filters);

/** Returns "at any price", "without a minimum price" while a maximum is left, or the filter in quotes. */
function formatRemovedFilter({ name, text }: RemovedFilter, left: Criteria, t: Translator<'listings'>): string {
  const isGone = ({ filters }: (typeof groups)[number]) =>
    name && filters.includes(name) && filters.every((filter) => left[filter] === undefined);
  return t('removed', { filter: groups.find(isGone)?.name ?? name ?? '', text });
}

/** Returns "61 houses in any town": the type is named if there is one, unless a single home would need its singular. */
function formatLooserSearch(
  { criteria, count }: Pick<LooserSearch, 'criteria' | 'count'>,
  removed: readonly RemovedFilter[],
  locale: Locale,
  t: Translator<'listings'>,
  catalogue: Catalogue,
): string {
  const [type, ...others] = (criteria.types ?? []).map((id) => catalogue.types.get(id));
  const plural = others.length === 0 && count > 1 ? type?.plural?.[locale] : undefined;
  // A plural that is the name itself, such as "Land", is not counted.
  const noun = plural === type?.name[locale] ? undefined : plural;
  const [first = '', second] = new Set(removed.map((filter) => formatRemovedFilter(filter, criteria, t)));
  return t('looser', {
    homes: noun ? `${count} ${locale === 'de' ? noun : noun.toLocaleLowerCase(locale)}` : t('count', { count }),
    filters: second ? t('removedPair', { first, second }) : first,
  });
}
