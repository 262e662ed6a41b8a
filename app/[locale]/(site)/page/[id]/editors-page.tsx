import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/modules/page-head';
import { JsonLd } from '@/components/seo/json-ld';
import { searchOfKey } from '@/lib/alerts/kept-search';
import { encodeState } from '@/lib/catalogue/search/state';
import { formOn } from '@/lib/content/modules/form-on';
import { pageHeadView } from '@/lib/content/pages/page-head-view';
import { pageSummary } from '@/lib/content/pages/page-summary';
import { pageData } from '@/lib/data/store';
import { env } from '@/lib/env';
import { forms } from '@/lib/forms/forms';
import { openAbout } from '@/lib/forms/open-about';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { crumbsFromHome, Frame, pageLocale } from '../../frame';
import { Modules } from '../../modules';

async function read(id: string) {
  const data = await pageData();
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
  /** What its form is about or begins with, as the middleware writes it: "property-5801", "search-sale.hasselt.-". */
  about?: string;
}

/** A page that editors build: its title, and modules from data/pages. */
export async function EditorsPage({ id, about: key }: EditorsPageProps) {
  const { data, page, locale, route } = await read(id);
  const [t, preview] = await Promise.all([getTranslations('modules'), getTranslations('preview')]);
  const form = formOn(page);
  const about = key && form ? openAbout(key, form, data) : null;
  const search = key && form && forms[form].takesSearch ? searchOfKey(decodeURIComponent(key), data.catalogue) : null;
  const query = about ? `?${about.be}=${about.id}` : search ? `?search=${encodeState(search)}` : '';
  return (
    <Frame route={route} query={query}>
      <PageHead head={pageHeadView(page, locale, { subMenu: t('subMenu'), draft: preview('draft') }, data)} />
      <Modules modules={page.modules} about={about} search={search} />
      <JsonLd data={breadcrumbJsonLd(crumbsFromHome(route, locale, data), env.siteUrl)} />
    </Frame>
  );
}
