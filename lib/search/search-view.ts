import type { ListSearchView } from '../../components/search/list-search';
import type { SearchFormView } from '../../components/search/search-form';
import type { SearchLineView } from '../../components/search/search-line';
import { listingHref } from '../catalogue/list-view/listing-href.ts';
import { type Criteria, sorts } from '../catalogue/search/criteria.ts';
import { LONGEST_WORDS } from '../catalogue/search/filter-params.ts';
import { understand } from '../catalogue/understand/understand.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';

/** The search block on any page. */
export function searchFormView(
  locale: Locale,
  words: SearchLineView['words'],
  { catalogue, content, paths }: Snapshot,
): SearchFormView {
  return {
    salePath: paths.href({ name: 'listings', list: 'sale' }, locale),
    rentPath: paths.href({ name: 'listings', list: 'rent' }, locale),
    line: lineView(locale, words),
    totals: content.header.banner.showTotals ? catalogue.search.totals() : null,
  };
}

/** The search line above a list, with what of the visitor's words was not understood. */
export function listSearchView(
  criteria: Criteria,
  locale: Locale,
  words: SearchLineView['words'] & { submit: string; notUnderstood(words: string): string },
  snapshot: Snapshot,
): ListSearchView {
  const { list, words: typed } = criteria;
  const { submit, notUnderstood, ...line } = words;
  const unknown = typed ? understand(typed, locale, list, snapshot.catalogue.names).unknown : [];
  return {
    action: listingHref({ list, sort: sorts[0], page: 1 }, locale, snapshot),
    line: lineView(locale, line),
    typed,
    submit,
    notUnderstood: unknown.length > 0 ? notUnderstood(quoted(unknown, locale)) : null,
  };
}

const lineView = (locale: Locale, words: SearchLineView['words']): SearchLineView => ({
  indexUrl: `/api/search/${locale}/`,
  homeUrl: `/api/homes/${locale}/`,
  longest: LONGEST_WORDS,
  words,
});

const marks: Record<Locale, [string, string]> = {
  nl: ['“', '”'],
  fr: ['«\u00a0', '\u00a0»'],
  en: ['“', '”'],
  de: ['„', '“'],
};

/** “zonder tuin”, “kasteel” */
const quoted = (words: string[], locale: Locale): string => words.map((word) => marks[locale].join(word)).join(', ');
