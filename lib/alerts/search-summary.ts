import { filtersOf } from '../catalogue/list-words.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import type { Snapshot } from '../data/load.ts';
import type { AlertWords } from '../i18n/alert-words.ts';
import type { Locale } from '../i18n/locales.ts';

/** A search in words: "Te koop · Hasselt · + 10 km · Tot € 400.000". */
export function searchSummary(search: Criteria, locale: Locale, words: AlertWords, data: Snapshot): string {
  const filters = filtersOf({ ...search, available: undefined }, locale, words.chip, data.catalogue);
  return [words.list(search.list), ...filters.map(({ text }) => text)].join(' · ');
}
