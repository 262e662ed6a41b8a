import type { PaginationView } from '../../../components/listing/pagination';
import type { Snapshot } from '../../data/load.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Criteria } from '../search/criteria.ts';
import type { SearchResult } from '../search/search-document.ts';
import { listingHref } from './listing-href.ts';

/** The links to the pages around this one: the first, the last, and two on either side. */
export function paginationView(
  criteria: Criteria,
  { page, pages }: SearchResult,
  locale: Locale,
  words: PaginationView['words'] & { pageOf(page: number, total: number): string },
  snapshot: Snapshot,
): PaginationView {
  const path = (number: number) => listingHref({ ...criteria, page: number }, locale, snapshot);
  const near = [...new Set([1, page - 2, page - 1, page, page + 1, page + 2, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return {
    position: words.pageOf(page, pages),
    previous: page > 1 ? path(page - 1) : null,
    next: page < pages ? path(page + 1) : null,
    pages: near.map((number) => ({ number, path: path(number), current: number === page })),
    words,
  };
}
