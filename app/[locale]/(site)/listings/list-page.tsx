import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CardSwipe } from '@/components/listing/card-swipe';
import { Chips } from '@/components/listing/chips';
import { Filters } from '@/components/listing/filters';
import { FollowFilters } from '@/components/listing/follow-filters';
import { ViewSwitch } from '@/components/listing/view-switch';
import { ListSearch } from '@/components/search/list-search';
import { JsonLd } from '@/components/seo/json-ld';
import { chipsView } from '@/lib/catalogue/list-view/chips-view';
import { filtersView } from '@/lib/catalogue/list-view/filters-view';
import { viewChoices } from '@/lib/catalogue/list-view/view-choices';
import { pictureView } from '@/lib/catalogue/picture-views';
import { env } from '@/lib/env';
import { StaticHtml } from '@/lib/next/static-html';
import { listSearchView } from '@/lib/search/search-view';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { listIndexing, pageMetadata } from '@/lib/seo/metadata';
import { crumbsFromHome, Frame } from '../frame';
import { listLineWords } from '../search-words';
import { ListResults } from './list-results';
import { type ListAddress, readList } from './read-list';

/** What search engines are told of a list. */
export async function listMetadata(address: ListAddress): Promise<Metadata> {
  const { criteria, data, locale, t, route, result, title } = await readList(address);
  const first = data.catalogue.properties.get(result.ids[0] ?? 0)?.pictures[0];
  const picture = first ? pictureView(data.catalogue, first, locale) : undefined;
  const description =
    criteria.list === 'references'
      ? t('metaReferences', { count: result.total, where: title })
      : t('metaDescription', { count: result.total, where: title });
  return pageMetadata(
    { route, locale, title, description, picture, ...listIndexing(criteria, result.ids.length) },
    data,
  );
}

/** A list of homes with its search line and filters. */
export async function ListPage(address: ListAddress) {
  const list = await readList(address);
  const { criteria, data, locale, t, route, result, title } = list;
  const [layout, map, chips, line] = await Promise.all([
    getTranslations('layout'),
    getTranslations('map'),
    getTranslations('chips'),
    listLineWords(criteria.list),
  ]);
  const filters = filtersView(criteria, result, locale, t, layout('close'), data);
  return (
    <Frame route={route}>
      <div className="wrap listings">
        <StaticHtml name="title">
          <h1>{title}</h1>
        </StaticHtml>
        <ListSearch search={listSearchView(criteria, locale, line, data)} />
        <StaticHtml name="filters">
          <Filters filters={filters} count={t('count', { count: result.total })}>
            <ViewSwitch label={map('views')} choices={viewChoices(criteria, locale, map, data)} />
          </Filters>
        </StaticHtml>
        <StaticHtml name="chips">
          <Chips chips={chipsView(criteria, locale, chips, data)} />
        </StaticHtml>
        <ListResults list={list} resetPath={filters.resetPath} />
        <FollowFilters />
        <CardSwipe />
      </div>
      <JsonLd data={breadcrumbJsonLd(crumbsFromHome(route, locale, data), env.siteUrl)} />
    </Frame>
  );
}
