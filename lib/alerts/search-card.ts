import type { Criteria } from '../catalogue/search/criteria.ts';
import { listingHref } from '../catalogue/search/criteria-query.ts';
import type { Snapshot } from '../data/load.ts';
import type { AboutView } from '../forms/about.ts';
import type { AlertWords } from '../i18n/alert-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { searchSummary } from './search-summary.ts';

/** A search as a form or a page shows it: in words, with a link to the list of what it finds. */
export const searchCard = (
  search: Criteria,
  title: string,
  locale: Locale,
  words: AlertWords,
  data: Snapshot,
): AboutView => ({
  key: '',
  title,
  text: searchSummary(search, locale, words, data),
  price: null,
  href: listingHref(search, locale, data),
  picture: null,
});
