import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import { describeFilters, type ListTranslators } from './list-words.ts';

/** Pairs of filters are tried only if there are at most this many filters. */
const maxPaired = 8;
const maxPairs = 4;

interface Removal {
  criteria: Criteria;
  /** The removed filters in words. */
  removed: string[];
}

export interface LooserSearch {
  /** "61 houses in any town at any price" */
  text: string;
  criteria: Criteria;
  count: number;
}

/**
 * Takes the criteria of a list and the number of its homes (`total`); returns looser criteria that find more, the most homes first: without
 * one of the filters, or without two if removing a single one finds nothing more.
 */
export function looserSearches(
  criteria: Criteria,
  total: number,
  locale: Locale,
  translators: ListTranslators,
  catalogue: Catalogue,
): LooserSearch[] {
  const withoutOne = (from: Criteria, removed: string[] = []): Removal[] =>
    describeFilters(from, locale, translators.chips, catalogue).map(({ text, without }) => ({
      criteria: without,
      removed: [...removed, removedName(text, from, without, translators.listings)],
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
    text: looserText(search, removed, locale, translators.listings, catalogue),
  }));
}

const places = ['cities', 'towns', 'provinces'] as const;

/** Returns the name of a removed filter if no value of it is left and the name says enough, otherwise its value in quotes. */
function removedName(text: string, before: Criteria, after: Criteria, t: Translator<'listings'>): string {
  const isRemoved = (filter: keyof Criteria) => before[filter] !== undefined && after[filter] === undefined;
  const isPlace = places.some(isRemoved) && places.every((place) => !after[place]);
  const named = isPlace ? 'place' : (['types', 'minPrice', 'maxPrice'] as const).find(isRemoved);
  return t('removed', { filter: named ?? '', text });
}

/** Returns "61 houses in any town": the type is named if there is one, unless a single home would need its singular. */
function looserText(
  { criteria: { types = [] }, count }: Pick<LooserSearch, 'criteria' | 'count'>,
  removed: readonly string[],
  locale: Locale,
  t: Translator<'listings'>,
  catalogue: Catalogue,
): string {
  const [type, ...others] = types.map((id) => catalogue.types.get(id));
  const plural = others.length === 0 && count > 1 ? type?.plural?.[locale] : undefined;
  // A plural that is the name itself, such as "Land", is not counted.
  const noun = plural === type?.name[locale] ? undefined : plural;
  const [first = '', second = first] = removed;
  return t('looser', {
    homes: noun ? `${count} ${locale === 'de' ? noun : noun.toLocaleLowerCase(locale)}` : t('count', { count }),
    filters: second === first ? first : t('removedPair', { first, second }),
  });
}
