import { knownIds, mostCompared, mostFavourites, parseIds } from '../catalogue/saved-homes.ts';
import { writeQuery } from '../catalogue/search/state.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Target } from './decide.ts';

/** Favourites and comparison: the homes are in the address (`?ids=5801,5802`), so that it can be shared; numbers that mean nothing are dropped. */
export function savedAddress(
  name: 'favourites' | 'compare',
  locale: Locale,
  query: URLSearchParams,
  { catalogue, paths }: Snapshot,
): Target {
  const most = name === 'compare' ? mostCompared : mostFavourites;
  const ids = knownIds(parseIds(query.get('ids') ?? ''), most, catalogue).join(',');
  const rest = [...query].filter(([key]) => key !== 'ids');
  const search = writeQuery([...(ids ? [['ids', ids] as const] : []), ...rest]);
  return {
    address: paths.href({ name }, locale) + (search && `?${search}`),
    page: `/${locale}/${name}/${ids && `${ids}/`}`,
    // A home that is unknown today may be published tomorrow.
    temporary: true,
    perRequest: ids !== '',
  };
}
