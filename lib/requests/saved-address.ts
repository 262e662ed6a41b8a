import { knownIds, mostCompared, mostFavourites, parseIds } from '../catalogue/saved-homes.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Target } from './decide.ts';
import { withQuery } from './with-query.ts';

/** Favourites and comparison: the homes are in the address (`?ids=5801,5802`), so that it can be shared; numbers that mean nothing are dropped. */
export function savedAddress(
  name: 'favourites' | 'compare',
  locale: Locale,
  query: URLSearchParams,
  { catalogue, paths }: Snapshot,
): Target {
  const most = name === 'compare' ? mostCompared : mostFavourites;
  const ids = knownIds(parseIds(query.get('ids') ?? ''), most, catalogue).join(',');
  return {
    address: withQuery(paths.href({ name }, locale), ids && `ids=${ids}`, query, ['ids']),
    page: `/${locale}/${name}/${ids && 'per-request/'}`,
    // A home that is unknown today may be published tomorrow.
    temporary: true,
    perRequest: ids !== '',
  };
}
