import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/listing/card-grid';
import { BrokerPanel, ContactBar } from '@/components/property/broker-panel';
import { HomeMosaic } from '@/components/property/mosaic';
import { PageLightbox } from '@/components/property/page-lightbox';
import styles from '@/components/property/property.module.css';
import { PropertyBody } from '@/components/property/property-body';
import { PropertyHead } from '@/components/property/property-head';
import { SimilarSection } from '@/components/property/similar-section';
import { JsonLd } from '@/components/seo/json-ld';
import { HomeTravel } from '@/components/travel/travel';
import { dayOf } from '@/lib/base/day';
import { cityOf } from '@/lib/catalogue/lookup';
import { firstPicture, pictureViews } from '@/lib/catalogue/pictures/picture-views';
import { addressLines } from '@/lib/catalogue/places/address';
import { outsideDirection } from '@/lib/catalogue/places/sun';
import { computePriceFigures } from '@/lib/catalogue/prices/price-context';
import { listSimilarWithFlats } from '@/lib/catalogue/search/similar';
import { shownAttributes } from '@/lib/catalogue/views/attributes';
import { toCardView } from '@/lib/catalogue/views/card-view';
import { homeDisplay } from '@/lib/catalogue/views/display';
import { pageData } from '@/lib/data/store';
import { env } from '@/lib/env';
import { StaticHtml } from '@/lib/next/static-html';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { propertyJsonLd } from '@/lib/seo/property-json-ld';
import { crumbsFromHome, Frame, pageLocale } from './frame';
import { PlaceSurroundings } from './surroundings';

async function read(id: string) {
  const data = await pageData();
  const home = data.catalogue.properties.get(Number(id));
  if (!home) notFound();
  return { data, home, locale: await pageLocale(), route: { name: 'property', id: home.id } as const };
}

export async function propertyMetadata(id: string): Promise<Metadata> {
  const { data, home, locale, route } = await read(id);
  const { town } = addressLines(home, cityOf(home, data.catalogue), locale);
  const picture = firstPicture(data.catalogue, home.pictures, locale);
  return pageMetadata(
    { route, locale, title: `${home.title[locale]} · ${town}`, description: home.description[locale], picture },
    data,
  );
}

/** The page of a home. */
export async function PropertyPage({ id }: { id: string }) {
  const { data, home, locale, route } = await read(id);
  const t = await getTranslations();
  const display = homeDisplay(home, data);
  const groups = shownAttributes(home, display, t, locale);
  const similar = listSimilarWithFlats(home, data.catalogue);
  const day = dayOf(Date.now());
  const figures = computePriceFigures(home, display, day, data);
  const pictures = pictureViews(data.catalogue, home.pictures, locale);
  return (
    <Frame route={route}>
      <article className={`wrap ${styles.property}`}>
        <HomeMosaic home={home} data={data} />
        <StaticHtml name="head">
          <PropertyHead
            home={home}
            groups={groups}
            display={display}
            data={data}
            similarPath={similar.length > 0 ? '#similar' : null}
            figures={figures}
          />
        </StaticHtml>
        <BrokerPanel home={home} display={display} data={data} address={env.siteUrl + data.paths.href(route, locale)} />
        <PropertyBody home={home} groups={groups} display={display} day={day} data={data} figures={figures}>
          {display.block('map') && (
            <PlaceSurroundings place={home} facing={outsideDirection(home, display)}>
              <HomeTravel id={home.id} />
            </PlaceSurroundings>
          )}
        </PropertyBody>
      </article>
      {similar.length > 0 && (
        <StaticHtml name="similar">
          <SimilarSection id="similar" title={t('property.similar')}>
            <CardGrid cards={similar.map((other) => toCardView(other, locale, data))} heading="h3" perRow={4} />
          </SimilarSection>
        </StaticHtml>
      )}
      <ContactBar home={home} display={display} data={data} />
      <PageLightbox />
      <JsonLd
        data={propertyJsonLd(
          { home, locale, siteUrl: env.siteUrl, pictures, label: (key) => t(`attributes.${key}`) },
          data,
        )}
      />
      <JsonLd data={breadcrumbJsonLd(crumbsFromHome(route, locale, data), env.siteUrl)} />
    </Frame>
  );
}
