import type { Snapshot } from '../../data/load.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Criteria, levelsOf } from '../search/criteria.ts';
import { paramsOf } from '../search/criteria-query.ts';

/** The address of a list: levels in its path, the rest in its query. */
export function listingHref(criteria: Criteria, locale: Locale, { paths }: Pick<Snapshot, 'paths'>): string {
  const query = paramsOf(criteria);
  return paths.href({ name: 'listings', list: criteria.list, ...levelsOf(criteria) }, locale) + (query && `?${query}`);
}
