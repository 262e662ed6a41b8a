import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { CardGrid } from '@/components/listing/card-grid';
import { CardSwipe } from '@/components/listing/card-swipe';
import { Filters } from '@/components/listing/filters';
import { Pagination } from '@/components/listing/pagination';
import { JsonLd } from '@/components/seo/json-ld';
import { toCardView } from '@/lib/catalogue/card-view';
import { listingTitle } from '@/lib/catalogue/listing-title';
import { filtersView, paginationView } from '@/lib/catalogue/listing-view';
import { pictureView } from '@/lib/catalogue/picture-views';
import { decodeState } from '@/lib/catalogue/search/state';
import { snapshot } from '@/lib/data/store';
import { env } from '@/lib/env';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { listIndexing } from '@/lib/seo/list-indexing';
import { pageMetadata } from '@/lib/seo/metadata';
import { cardWords } from '../card-words';
import { crumbsFromHome, Frame, pageLocale } from '../frame';

/** The state is the whole list as one path segment (lib/catalogue/search/state.ts); head and body of a page share one search. */
const read = cache(async (state: string) => {
  const criteria = decodeState(state);
  if (!criteria) notFound();
  const { goal, city, type } = criteria;
  const [data, locale, t] = [snapshot(), await pageLocale(), await getTranslations('listings')];
  const route = { name: 'listings', goal, city, ...(city ? { type } : {}) } as const;
  return {
    criteria,
    data,
    locale,
    t,
    route,
    result: data.catalogue.search.search(criteria),
    title: listingTitle(criteria, locale, t, data.catalogue),
  };
});

/** What search engines are told of a list. */
export async function listMetadata(state: string): Promise<Metadata> {
  const { criteria, data, locale, t, route, result, title } = await read(state);
  const first = data.catalogue.properties.get(result.ids[0] ?? 0)?.pictures[0];
  const picture = first ? pictureView(data.catalogue, first, locale) : undefined;
  const description = t('metaDescription', {
    count: result.total,
    where: title.charAt(0).toLowerCase() + title.slice(1),
  });
  return pageMetadata(
    { route, locale, title, description, picture, ...listIndexing(criteria, result.ids.length) },
    data,
  );
}

/** A list of homes with its filters, in any state. */
export async function ListPage({ state }: { state: string }) {
  const { criteria, data, locale, t, route, result, title } = await read(state);
  const [words, layout] = await Promise.all([cardWords(), getTranslations('layout')]);
  const filters = filtersView(criteria, result, locale, t, layout('close'), data);
  const homes = result.ids.flatMap((id) => data.catalogue.properties.get(id) ?? []);
  const pages = {
    pages: t('pages'),
    previous: t('previous'),
    next: t('next'),
    page: (page: number) => t('page', { page }),
    pageOf: (page: number, total: number) => t('pageOf', { page, total }),
  };
  return (
    <Frame route={route}>
      <div className="wrap listings">
        <h1>{title}</h1>
        <Filters filters={filters} count={t('count', { count: result.total })} />
        {homes.length === 0 && (
          <div className="nothing">
            <h2>{t('noneTitle')}</h2>
            <p className="lead">{t('noneText')}</p>
            {filters.resetPath && (
              <a className="button" href={filters.resetPath}>
                {t('reset')}
              </a>
            )}
          </div>
        )}
        <CardGrid cards={homes.map((property) => toCardView(property, locale, words, data))} heading="h2" eager />
        <CardSwipe />
        <Pagination pagination={paginationView(criteria, result, locale, pages, data)} />
      </div>
      <JsonLd data={breadcrumbJsonLd(crumbsFromHome(route, locale, data), env.siteUrl)} />
    </Frame>
  );
}
