import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageView } from '@/components/audience/page-view';
import { CardGrid } from '@/components/listing/card-grid';
import { CardSwipe } from '@/components/listing/card-swipe';
import { BrokerPanel, ContactBar } from '@/components/property/broker-panel';
import { Lightbox } from '@/components/property/lightbox';
import { Mosaic } from '@/components/property/mosaic';
import styles from '@/components/property/property.module.css';
import { PropertyBody } from '@/components/property/property-body';
import { PropertyHead } from '@/components/property/property-head';
import { JsonLd } from '@/components/seo/json-ld';
import { pictureUrl } from '@/components/ui/picture';
import { addressLines } from '@/lib/catalogue/address';
import { cityOf, toCardView } from '@/lib/catalogue/card-view';
import { pictureView } from '@/lib/catalogue/picture-views';
import { prebuiltProperties } from '@/lib/catalogue/prebuilt';
import { toPropertyView } from '@/lib/catalogue/property-view';
import { pageData, publishedData } from '@/lib/data/store';
import { dayOf } from '@/lib/day';
import { env } from '@/lib/env';
import { StaticHtml } from '@/lib/next/static-html';
import { breadcrumbJsonLd, propertyJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { crumbsFromHome, Frame, pageLocale } from '../../frame';
import { PlaceSurroundings } from '../../surroundings';
import { propertyWords } from './property-words';

type Props = PageProps<'/[locale]/property/[id]'>;

export const generateStaticParams = () =>
  prebuiltProperties(publishedData().catalogue).map((id) => ({ id: String(id) }));

async function read({ params }: Props) {
  const data = await pageData();
  const home = data.catalogue.properties.get(Number((await params).id));
  if (!home) notFound();
  return { data, home, locale: await pageLocale(), route: { name: 'property', id: home.id } as const };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { data, home, locale, route } = await read(props);
  const { town } = addressLines(home, cityOf(home, data.catalogue), locale);
  const picture = pictureView(data.catalogue, home.pictures[0] ?? '', locale);
  return pageMetadata(
    { route, locale, title: `${home.title[locale]} · ${town}`, description: home.description[locale], picture },
    data,
  );
}

export default async function PropertyPage(props: Props) {
  const { data, home, locale, route } = await read(props);
  const [t, words] = await Promise.all([getTranslations('property'), propertyWords(locale)]);
  const today = dayOf(Date.now());
  const view = toPropertyView(home, today, locale, words, data);
  const similar = data.catalogue.similar(home);
  const images = view.mosaic.pictures.map((picture) => pictureUrl(picture, picture.width, 'webp'));
  const titles = {
    description: t('description'),
    features: t('features'),
    plans: t('plans'),
    videos: t('videos'),
    tours: t('tours'),
  };
  return (
    <Frame route={route}>
      <article className={`wrap ${styles.property}`}>
        <Mosaic mosaic={view.mosaic} />
        <StaticHtml name="head">
          <PropertyHead head={view.head} similarPath={similar.length > 0 ? '#similar' : null} />
        </StaticHtml>
        <BrokerPanel broker={view.broker} />
        <PropertyBody view={view} titles={titles}>
          {view.map && <PlaceSurroundings place={home} />}
        </PropertyBody>
      </article>
      <StaticHtml name="similar">
        {similar.length > 0 && (
          <section
            id="similar"
            className={`wrap section ${styles.similar}`}
            data-part="similar"
            aria-labelledby="similar-title"
          >
            <h2 id="similar-title" className="section-head">
              {t('similar')}
            </h2>
            <CardGrid cards={similar.map((other) => toCardView(other, locale, data))} heading="h3" perRow={4} />
          </section>
        )}
      </StaticHtml>
      {similar.length > 0 && <CardSwipe />}
      <ContactBar broker={view.broker} />
      <Lightbox words={words.lightbox} />
      <PageView home={home.id} />
      <JsonLd
        data={propertyJsonLd({ home, locale, siteUrl: env.siteUrl, images, label: words.attributes.attribute }, data)}
      />
      <JsonLd data={breadcrumbJsonLd(crumbsFromHome(route, locale, data), env.siteUrl)} />
    </Frame>
  );
}
