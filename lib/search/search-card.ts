import type { Criteria } from '../catalogue/search/criteria.ts';
import { listingHref } from '../catalogue/search/criteria-query.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { SubjectCardView } from '../forms/form-subject.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import { describeFilters } from './list-words.ts';

/** Returns a search in words: "Te koop · Hasselt · + 10 km · Tot € 400.000". */
export async function searchSummary(search: Criteria, locale: Locale, data: Snapshot): Promise<string> {
  const [listings, chips] = await Promise.all([translatorIn(locale, 'listings'), translatorIn(locale, 'chips')]);
  const filters = describeFilters(search, locale, chips, data.catalogue);
  return [listings(search.list), ...filters.map(({ text }) => text)].join(' · ');
}

/** Returns the card of a search: its words, with a link to the list of its results. */
export const searchCard = async (
  search: Criteria,
  title: string,
  locale: Locale,
  data: Snapshot,
): Promise<SubjectCardView> => ({
  key: '',
  title,
  text: await searchSummary(search, locale, data),
  price: null,
  href: listingHref(search, locale, data),
  picture: null,
});
