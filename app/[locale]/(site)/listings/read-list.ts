import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { listingTitle } from '@/lib/catalogue/list-view/listing-title';
import { levelsOf } from '@/lib/catalogue/search/criteria';
import { decodeState } from '@/lib/catalogue/search/state';
import { pageData } from '@/lib/data/store';
import { pageLocale } from '../frame';

/** Takes a list as one path segment (lib/catalogue/search/state.ts); returns what is asked and found. Head and body of a page share one search. */
export const readList = cache(async (state: string) => {
  const criteria = decodeState(state);
  if (!criteria) notFound();
  const [data, locale, t] = [await pageData(), await pageLocale(), await getTranslations('listings')];
  return {
    criteria,
    data,
    locale,
    t,
    route: { name: 'listings', list: criteria.list, ...levelsOf(criteria) } as const,
    result: data.catalogue.search.search(criteria),
    title: listingTitle(criteria, locale, t, data.catalogue),
  };
});

export type ReadList = Awaited<ReturnType<typeof readList>>;
