import type { NoHomesView } from '../../../components/listing/no-homes';
import type { Snapshot } from '../../data/load.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Criteria } from '../search/criteria.ts';
import { filtersOf } from './chips-view.ts';
import { listingHref } from './listing-href.ts';

/** Takes a list without homes; returns the ways to some: the list without one of its filters, the most homes first. */
export function looserView(
  criteria: Criteria,
  locale: Locale,
  words: Translator<'chips'>,
  text: (values: { filter: string; count: number }) => string,
  snapshot: Snapshot,
): NoHomesView['looser'] {
  return filtersOf(criteria, locale, words, snapshot)
    .map(({ text: filter, without }) => ({
      filter,
      without,
      count: snapshot.catalogue.search.search(without).total,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ filter, without, count }) => ({
      text: text({ filter, count }),
      path: listingHref(without, locale, snapshot),
    }));
}
