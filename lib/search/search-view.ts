import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';

/** The search block on any page. */
export interface SearchFormView {
  salePath: string;
  rentPath: string;
  /** Homes for sale and for rent; null where the agency does not show them. */
  totals: { sale: number; rent: number } | null;
}

export const searchFormView = (locale: Locale, { catalogue, content, paths }: Snapshot): SearchFormView => ({
  salePath: paths.href({ name: 'listings', list: 'sale' }, locale),
  rentPath: paths.href({ name: 'listings', list: 'rent' }, locale),
  totals: content.header.banner.showTotals ? catalogue.search.totals() : null,
});
