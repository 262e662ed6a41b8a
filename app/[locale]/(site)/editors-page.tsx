import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHead } from '@/components/modules/page-head';
import { JsonLd } from '@/components/seo/json-ld';
import { formOn } from '@/lib/content/pages';
import { pageData } from '@/lib/data/store';
import { env } from '@/lib/env';
import { formRequest, queryOfForm } from '@/lib/forms/form-subject';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageSummary } from '@/lib/seo/page-summary';
import { crumbsFromHome, Frame, pageLocale } from './frame';
import { Modules } from './modules';

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
  /** Names what its form is about or begins with; a page that is kept has none. */
  query?: URLSearchParams;
}

/** A page that editors build: its title, and modules from data/pages. */
export async function EditorsPage({ id, query: asked = new URLSearchParams() }: EditorsPageProps) {
  const { data, page, locale, route } = await read(id);
  const { subject, search } = formRequest(formOn(page), asked, data);
  return (
    <Frame route={route} query={queryOfForm(subject, search)}>
      <PageHead page={page} data={data} />
      <Modules route={route} modules={page.modules} subject={subject} search={search} />
      <JsonLd data={breadcrumbJsonLd(crumbsFromHome(route, locale, data), env.siteUrl)} />
    </Frame>
  );
}
