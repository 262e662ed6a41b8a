import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/modules/page-head';
import { JsonLd } from '@/components/seo/json-ld';
import { pageHeadView } from '@/lib/content/pages/page-head-view';
import { pageSummary } from '@/lib/content/pages/page-summary';
import { snapshot } from '@/lib/data/store';
import { env } from '@/lib/env';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { crumbsFromHome, Frame, pageLocale } from '../../frame';
import { Modules } from '../../modules';

type Props = PageProps<'/[locale]/page/[id]'>;

export const generateStaticParams = () => [...snapshot().content.pages.keys()].map((id) => ({ id }));

async function read({ params }: Props) {
  const data = snapshot();
  const page = data.content.pages.get((await params).id);
  if (!page) notFound();
  return { data, page, locale: await pageLocale(), route: { name: 'page', id: page.id } as const };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { data, page, locale, route } = await read(props);
  const index = page.index && page.type !== 'feedback';
  return pageMetadata({ ...pageSummary(page, route, locale, data), index }, data);
}

/** A page that editors build: its title, and modules from data/pages. */
export default async function EditorsPage(props: Props) {
  const { data, page, locale, route } = await read(props);
  const t = await getTranslations('modules');
  return (
    <Frame route={route}>
      <PageHead head={pageHeadView(page, locale, { subMenu: t('subMenu') }, data)} />
      <Modules modules={page.modules} />
      <JsonLd data={breadcrumbJsonLd(crumbsFromHome(route, locale, data), env.siteUrl)} />
    </Frame>
  );
}
