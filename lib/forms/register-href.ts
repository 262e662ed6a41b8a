import { alertCriteria } from '../catalogue/search/alert-criteria.ts';
import type { Criteria } from '../catalogue/search/criteria.ts';
import { writeQuery } from '../catalogue/search/criteria-query.ts';
import { toSearchText } from '../catalogue/search/search-text.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import { formHref } from './form-pages.ts';

/** Returns the address of the page on which a visitor saves the search of a list; null for the references, or if no page has that form. */
export function registerHref(criteria: Criteria, locale: Locale, data: Snapshot): string | null {
  const search = alertCriteria(criteria, data.catalogue);
  const page = formHref('demand-register', null, locale, data);
  return search && page && `${page}?${writeQuery([['search', toSearchText(search)]])}`;
}
