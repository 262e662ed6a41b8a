import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { crumbsFromHome, Frame, pageLocale } from '@/app/[locale]/(site)/frame';
import { sendForm } from '@/app/[locale]/(site)/send-form';
import { CardGrid } from '@/components/listing/card-grid';
import { Chips } from '@/components/listing/chips';
import { Count } from '@/components/listing/count';
import { Filters } from '@/components/listing/filters';
import { FollowFilters } from '@/components/listing/follow-filters';
import { KeepInformed } from '@/components/listing/keep-informed';
import listStyles from '@/components/listing/list.module.css';
import mapStyles from '@/components/listing/map-first.module.css';
import { MapPill } from '@/components/listing/map-pill';
import { NearlyRight } from '@/components/listing/nearly-right';
import { NoHomes } from '@/components/listing/no-homes';
import { Pagination } from '@/components/listing/pagination';
import { Results } from '@/components/listing/results';
import { SoldToggle } from '@/components/listing/sold-toggle';
import { ViewSwitch } from '@/components/listing/view-switch';
import { ListSearch } from '@/components/search/search-form';
import { JsonLd } from '@/components/seo/json-ld';
import { Travel } from '@/components/travel/travel';
import { RecentHomes } from '@/components/viewed-homes/recent-homes';
import { firstPicture } from '@/lib/catalogue/pictures/picture-views';
import { parseQuery } from '@/lib/catalogue/query-parser/parse-query';
import { addressLevels, sorts } from '@/lib/catalogue/search/criteria';
import { listingHref, toQuery } from '@/lib/catalogue/search/criteria-query';
import { toCardView } from '@/lib/catalogue/views/card-view';
import { pageData } from '@/lib/data/store';
import { env } from '@/lib/env';
import { listMapView } from '@/lib/map/page-map';
import { StaticHtml } from '@/lib/next/static-html';
import { listCriteria } from '@/lib/requests/listing-address';
import { lists } from '@/lib/routes/routes';
import { listingTitle, pageOfList } from '@/lib/search/list-words';
import { findLooserSearches } from '@/lib/search/looser-searches';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { listIndexing, pageMetadata } from '@/lib/seo/metadata';

/** The path of a list, and the query of one that is rendered per request. */
interface ListAddress {
  list: string;
  /** A city, and a type in it. */
  levels?: string[];
  query?: URLSearchParams;
}

/** A list of at most this many homes also shows homes that nearly match. */
const maxHomesWithNearMatches = 3;

/** Returns what the address of a list asks for and what is found. */
const readList = ({ list, levels: [city, type] = [], query }: ListAddress) =>
  search(list, city, type, query?.toString());

// Head and body of a page share one search.
const search = cache(async (name: string, city?: string, type?: string, query?: string) => {
  const list = lists.find((known) => known === name);
  if (!list) notFound();
  const [data, locale, listings, chips] = await Promise.all([
    pageData(),
    pageLocale(),
    getTranslations('listings'),
    getTranslations('chips'),
  ]);
  const { catalogue, paths } = data;
  const translators = { listings, chips };
  const criteria = listCriteria(
    { list, city, type: type === undefined ? undefined : Number(type) },
    new URLSearchParams(query),
    catalogue,
  );
  const result = catalogue.search.search(criteria);
  return {
    found: { criteria, result, catalogue, paths },
    data,
    locale,
    route: { name: 'listings', list: criteria.list, ...addressLevels(criteria) } as const,
    title: listingTitle(criteria, locale, translators, catalogue),
    looser:
      result.total > maxHomesWithNearMatches
        ? []
        : findLooserSearches(criteria, result.total, locale, translators, catalogue),
  };
});

/** The metadata of a list. */
export async function listMetadata(address: ListAddress): Promise<Metadata> {
  const { found, data, locale, route, title } = await readList(address);
  const { criteria, result, catalogue } = found;
  const t = await getTranslations('listings');
  const picture = firstPicture(catalogue, catalogue.properties.get(result.ids[0] ?? 0)?.pictures ?? [], locale);
  const description = t(criteria.list === 'references' ? 'metaReferences' : 'metaDescription', {
    count: result.total,
    where: title,
  });
  // Pages of one list differ by their number.
  const numbered = criteria.page > 1 ? `${title} · ${pageOfList(result, t)}` : title;
  return pageMetadata(
    { route, locale, title: numbered, description, picture, ...listIndexing(criteria, result.ids.length) },
    data,
  );
}

/** A list of homes with its search line and filters; the homes page by page, on a map, or the ways out where there are none. */
export async function ListPage(address: ListAddress) {
  const { found, data, locale, route, title, looser } = await readList(address);
  const { criteria, result, catalogue } = found;
  const { list, view = 'list', words } = criteria;
  const homes = result.ids.flatMap((id) => catalogue.properties.get(id) ?? []);
  const query = toQuery(criteria);
  const keepInformed = <KeepInformed criteria={criteria} locale={locale} data={data} send={sendForm} />;
  const nearMatches = view === 'list' && <NearlyRight list={found} looser={looser} data={data} />;
  return (
    <Frame route={route} query={query && `?${query}`}>
      <div className={view === 'map' ? `listings ${mapStyles.mapFirst}` : 'wrap listings'}>
        {view === 'map' ? (
          <StaticHtml name="title">
            <h1>{title}</h1>
          </StaticHtml>
        ) : (
          <div className={listStyles.listHead}>
            <StaticHtml name="title">
              <div className={listStyles.title}>
                <h1>{title}</h1>
                <Count list={found} />
              </div>
            </StaticHtml>
            <ListSearch
              list={list}
              action={listingHref({ list, sort: sorts[0], page: 1 }, locale, data)}
              typed={words}
              unknown={words ? parseQuery(words, locale, list, catalogue.names).unknown : []}
            />
          </div>
        )}
        <StaticHtml name="filters">
          <Filters list={found}>{(homes.length > 0 || view === 'map') && <ViewSwitch list={found} />}</Filters>
        </StaticHtml>
        <StaticHtml name="chips">
          <Chips list={found} />
        </StaticHtml>
        <Results
          view={view}
          map={view === 'list' ? null : listMapView(criteria, locale, data)}
          keepInformed={view === 'list' && keepInformed}
          end={
            <>
              <Pagination list={found} />
              <SoldToggle list={found} />
              {homes.length > 0 && nearMatches}
            </>
          }
        >
          {homes.length === 0 && <NoHomes list={found} looser={looser} />}
          <CardGrid cards={homes.map((home) => toCardView(home, locale, data))} heading="h2" eager={view !== 'map'} />
          {homes.length === 0 && nearMatches}
        </Results>
        {view === 'map' && keepInformed}
        <RecentHomes />
        <MapPill list={found} />
        <FollowFilters />
        <Travel of="list" />
      </div>
      <JsonLd data={breadcrumbJsonLd(crumbsFromHome(route, locale, data), env.siteUrl)} />
    </Frame>
  );
}
