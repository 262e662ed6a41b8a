import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { listingTitle } from '@/lib/catalogue/list-view/listing-title';
import { levelsOf } from '@/lib/catalogue/search/criteria';
import { pageData } from '@/lib/data/store';
import { listCriteria } from '@/lib/requests/listing-address';
import { lists } from '@/lib/routes/routes';
import { pageLocale } from '../frame';

/** The path of a list, and the query of one that is rendered per request. */
export interface ListAddress {
  list: string;
  /** A city, and a type in it. */
  levels?: string[];
  query?: URLSearchParams;
}

/** Returns what the address of a list asks for and what is found. Head and body of a page share one search. */
export const readList = ({ list, levels: [city, type] = [], query }: ListAddress) =>
  search(list, city, type, query?.toString());

const search = cache(async (name: string, city?: string, type?: string, query?: string) => {
  const list = lists.find((known) => known === name);
  if (!list) notFound();
  const [data, locale, t] = [await pageData(), await pageLocale(), await getTranslations('listings')];
  const route = { list, city, type: type === undefined ? undefined : Number(type) };
  const criteria = listCriteria(route, new URLSearchParams(query), data.catalogue);
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
