import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Banner } from '@/components/layout/banner';
import { JsonLd } from '@/components/seo/json-ld';
import { bannerView } from '@/lib/content/frame/banner-view';
import { pageSummary } from '@/lib/content/pages/page-summary';
import { pageData } from '@/lib/data/store';
import { env } from '@/lib/env';
import { agencyJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { Frame, pageLocale } from './frame';
import { Modules } from './modules';
import { PageSearch } from './search-form';

const route = { name: 'home' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const [data, locale] = [await pageData(), await pageLocale()];
  return pageMetadata(pageSummary(data.content.home, route, locale, data), data);
}

/** The banner of data/header.json, and the modules of data/pages/home.json. */
export default async function HomePage() {
  const [data, locale, t] = [await pageData(), await pageLocale(), await getTranslations('modules')];
  const layout = await getTranslations('layout');
  const { site, header, home } = data.content;
  const picture = (number: number) => t('picture', { number });
  const words = { pictures: t('pictures'), picture, play: t('play'), close: layout('close') };
  const banner = bannerView(header.banner, locale, words, data);
  return (
    <Frame route={route} overBanner={banner.media.type !== 'none'}>
      <Banner banner={banner}>{header.banner.search && <PageSearch />}</Banner>
      <Modules modules={home.modules} />
      <JsonLd data={agencyJsonLd(site, locale, env.siteUrl)} />
    </Frame>
  );
}
