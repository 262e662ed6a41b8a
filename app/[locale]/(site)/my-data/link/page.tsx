import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Frame, pageLocale } from '@/app/[locale]/(site)/frame';
import { EraseMyData } from '@/components/people/erase-my-data';
import { MyDataPage } from '@/components/people/my-data-page';
import { RetainedData } from '@/components/people/retained-data';
import { pageData } from '@/lib/data/store';
import { privacyLink } from '@/lib/forms/form-view';
import { openDataLink } from '@/lib/people/data-link';
import { planErasure } from '@/lib/people/erase-person';
import { listErasureLines } from '@/lib/people/erasure-words';
import { describePerson } from '@/lib/people/person-words';
import { exportPerson } from '@/lib/people/store-export';
import { pageQuery } from '@/lib/requests/page-addresses';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/my-data/link'>;

export const dynamic = 'force-dynamic';

const route = { name: 'my-data' } as const;

/** Head and body of the page share one look at the database. */
const readLink = cache(openDataLink);

/** The link is as good as a password: no other site learns it. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [query, locale, t] = await Promise.all([pageQuery(searchParams), pageLocale(), getTranslations('myData')]);
  const isOpen = (await readLink(query.get('link') ?? '')) !== null;
  const title = isOpen ? t('title') : t('said.over.title');
  const metadata = pageMetadata({ route, locale, title, description: t('lead'), index: false }, await pageData());
  return { ...metadata, referrer: 'same-origin' };
}

/** Everything that is kept about the person with the link from the mail, with what they can do about it; erasing asks twice. */
export default async function LinkPage({ searchParams }: Props) {
  const [query, locale, data] = await Promise.all([pageQuery(searchParams), pageLocale(), pageData()]);
  const link = query.get('link') ?? '';
  const [t, email] = await Promise.all([getTranslations('myData'), readLink(link)]);
  const own = data.paths.href(route, locale);
  if (!email)
    return (
      <Frame route={route} query={`?link=${link}`}>
        <MyDataPage title={t('said.over.title')} lead={t('said.over.text')} links={[{ text: t('again'), href: own }]} />
      </Frame>
    );
  if (query.get('step') === 'erase') {
    const erasure = await planErasure(email, data);
    const homeTitle = (id: number) => data.catalogue.properties.get(id)?.title[locale] ?? String(id);
    return (
      <Frame route={route} query={`?link=${link}&step=erase`}>
        <MyDataPage
          title={t('erase.title')}
          lead={t('erase.lead')}
          links={[{ text: t('back'), href: `${own}?link=${link}` }]}
        >
          <EraseMyData
            link={link}
            erased={await listErasureLines(erasure, locale, data)}
            homes={erasure.stays.homes.map(homeTitle)}
            isStaff={erasure.stays.isStaff}
            inGit={erasure.stays.inGit}
            locale={locale}
          />
        </MyDataPage>
      </Frame>
    );
  }
  return (
    <Frame route={route} query={`?link=${link}`}>
      <MyDataPage title={t('title')} lead={t('keptLead', { email })}>
        <RetainedData
          link={link}
          eraseHref={`${own}?link=${link}&step=erase`}
          parts={await describePerson(await exportPerson(email), locale, data)}
          privacy={privacyLink(locale, await getTranslations('forms'), data)}
          locale={locale}
        />
      </MyDataPage>
    </Frame>
  );
}
