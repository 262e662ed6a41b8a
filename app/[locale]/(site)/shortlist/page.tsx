import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Frame, pageLocale } from '@/app/[locale]/(site)/frame';
import { Shortlist } from '@/components/shortlists/shortlist';
import { shortlistAnswers } from '@/lib/catalogue/shortlist';
import { pageData } from '@/lib/data/store';
import { env } from '@/lib/env';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { pageQuery } from '@/lib/requests/page-addresses';
import { pageMetadata } from '@/lib/seo/metadata';
import { readBrowserSecret } from '@/lib/shortlists/browser-secret';
import { shortlistPath } from '@/lib/shortlists/handle-shortlist';
import { openShortlist } from '@/lib/shortlists/store';

type Props = PageProps<'/[locale]/shortlist'>;

export const dynamic = 'force-dynamic';

const route = { name: 'shortlist' } as const;

/** Its address is as good as a password: search engines and other sites learn nothing of it. */
export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('shortlist')]);
  const metadata = pageMetadata(
    { route, locale, title: t('title'), description: t('lead'), index: false },
    await pageData(),
  );
  return { ...metadata, referrer: 'same-origin' };
}

/** A list that several people choose from, which only its secret link opens. */
export default async function ShortlistPage({ searchParams }: Props) {
  const [query, locale, data] = await Promise.all([pageQuery(searchParams), pageLocale(), pageData()]);
  const list = query.get('list') ?? '';
  const [t, found] = [
    await getTranslations('shortlist'),
    list ? await openShortlist(list, await readBrowserSecret()) : null,
  ];
  if (!found) {
    setAnswerStatus(404);
    return (
      <Frame route={route}>
        <div className="wrap listings">
          <h1>{t('unknown.title')}</h1>
          <p className="lead page-lead">{t('unknown.text')}</p>
          <a className="button" href={data.paths.href({ name: 'favourites' }, locale)}>
            {t('unknown.next')}
          </a>
        </div>
      </Frame>
    );
  }
  const answer = shortlistAnswers.find((known) => known === query.get('said')) ?? null;
  return (
    <Frame route={route} query={`?list=${list}`}>
      <Shortlist
        shortlist={found}
        address={env.siteUrl + shortlistPath({ list }, locale, data)}
        list={list}
        answer={answer}
        locale={locale}
        data={data}
      />
    </Frame>
  );
}
