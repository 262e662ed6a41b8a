import type { Metadata } from 'next';
import { Banner } from '@/components/layout/banner';
import { JsonLd } from '@/components/seo/json-ld';
import { bannerView } from '@/lib/content/frame/views';
import { pageData } from '@/lib/data/store';
import { env } from '@/lib/env';
import { agencyJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageSummary } from '@/lib/seo/page-summary';
import { Frame, pageLocale } from './frame';
import { Modules } from './modules';
import { PageSearch } from './search-form';

const route = { name: 'home' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const [data, locale] = await Promise.all([pageData(), pageLocale()]);
  return pageMetadata(pageSummary(data.content.home, route, locale, data), data);
}

/** The banner of data/header.json, and the modules of data/pages/home.json. */
export default async function HomePage() {
  const [data, locale] = await Promise.all([pageData(), pageLocale()]);
  const { site, header, home } = data.content;
  const banner = bannerView(header.banner, locale, data);
  return (
    <Frame route={route} overBanner={banner.media.type !== 'none'}>
      <Banner banner={banner}>{header.banner.search && <PageSearch />}</Banner>
      <Modules route={route} modules={home.modules} />
      <JsonLd data={agencyJsonLd(site, locale, env.siteUrl)} />
    </Frame>
  );
}
