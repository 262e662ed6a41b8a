import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Frame, pageLocale } from '@/app/[locale]/(site)/frame';
import { Visit } from '@/components/visits/visit';
import styles from '@/components/visits/visit.module.css';
import { pageData } from '@/lib/data/store';
import { pageQuery } from '@/lib/requests/page-addresses';
import { visitAnswers } from '@/lib/requests/visit-answers';
import { pageMetadata } from '@/lib/seo/metadata';
import { openVisit } from '@/lib/visits/visit-link';
import { visitView } from '@/lib/visits/visit-view';

type Props = PageProps<'/[locale]/visit'>;

export const dynamic = 'force-dynamic';

const route = { name: 'visit' } as const;

/** One person's own page: search engines and other sites learn nothing of it. */
export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([pageLocale(), getTranslations('visits')]);
  const [title, description] = [t('title'), t('description')];
  const metadata = pageMetadata({ route, locale, title, description, index: false }, await pageData());
  return { ...metadata, referrer: 'same-origin' };
}

/** The page of an appointment, which only its signed link opens. */
export default async function VisitPage({ searchParams }: Props) {
  const [query, locale, data] = await Promise.all([pageQuery(searchParams), pageLocale(), pageData()]);
  const token = query.get('token') ?? '';
  const [t, visit] = await Promise.all([getTranslations('visits'), openVisit(token)]);
  if (!visit)
    return (
      <Frame route={route}>
        <div className={`wrap ${styles.visit}`}>
          <h1>{t('unknown.title')}</h1>
          <p className="lead">{t('unknown.text')}</p>
        </div>
      </Frame>
    );
  const answer = visitAnswers.find((known) => known === query.get('answer')) ?? null;
  return (
    <Frame route={route} query={`?token=${token}`}>
      <Visit visit={await visitView(visit, locale, t, data)} token={token} answer={answer} />
    </Frame>
  );
}
