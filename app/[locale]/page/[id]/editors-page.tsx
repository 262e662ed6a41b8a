import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/modules/page-head';
import { JsonLd } from '@/components/seo/json-ld';
import { formOn } from '@/lib/content/modules/form-on';
import { pageHeadView } from '@/lib/content/pages/page-head-view';
import { pageSummary } from '@/lib/content/pages/page-summary';
import { snapshot } from '@/lib/data/store';
import { env } from '@/lib/env';
import { openAbout } from '@/lib/forms/open-about';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { crumbsFromHome, Frame, pageLocale } from '../../frame';
import { Modules } from '../../modules';

async function read(id: string) {
  const data = snapshot();
  const page = data.content.pages.get(id);
  if (!page) notFound();
  return { data, page, locale: await pageLocale(), route: { name: 'page', id: page.id } as const };
}

export async function editorsMetadata(id: string): Promise<Metadata> {
  const { data, page, locale, route } = await read(id);
  const index = page.index && page.type !== 'feedback';
  return pageMetadata({ ...pageSummary(page, route, locale, data), index }, data);
}

interface EditorsPageProps {
  id: string;
  /** What its form is about, as the middleware writes it: "property-5801". */
  about?: string;
}

/** A page that editors build: its title, and modules from data/pages. */
export async function EditorsPage({ id, about: key }: EditorsPageProps) {
  const { data, page, locale, route } = await read(id);
  const t = await getTranslations('modules');
  const form = formOn(page);
  const about = key && form ? openAbout(key, form, data) : null;
  return (
    <Frame route={route} query={about ? `?${about.be}=${about.id}` : ''}>
      <PageHead head={pageHeadView(page, locale, { subMenu: t('subMenu') }, data)} />
      <Modules modules={page.modules} about={about} />
      <JsonLd data={breadcrumbJsonLd(crumbsFromHome(route, locale, data), env.siteUrl)} />
    </Frame>
  );
}
