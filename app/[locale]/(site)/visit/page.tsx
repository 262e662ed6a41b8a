import type { Metadata } from 'next';
import { Visit } from '@/components/visit/visit';
import styles from '@/components/visit/visit.module.css';
import { pageData } from '@/lib/data/store';
import { visitWordsIn } from '@/lib/i18n/visit-words';
import { pageQuery } from '@/lib/requests/page-addresses';
import { pageMetadata } from '@/lib/seo/metadata';
import { openVisit } from '@/lib/visits/visit-link';
import { visitAnswers } from '@/lib/visits/visit-subject';
import { visitView } from '@/lib/visits/visit-view';
import { Frame, pageLocale } from '../frame';

type Props = PageProps<'/[locale]/visit'>;

export const dynamic = 'force-dynamic';

const route = { name: 'visit' } as const;

/** One person's own page: search engines and other sites learn nothing of it. */
export async function generateMetadata(): Promise<Metadata> {
  const locale = await pageLocale();
  const { title, description } = await visitWordsIn(locale);
  const metadata = pageMetadata({ route, locale, title, description, index: false }, await pageData());
  return { ...metadata, referrer: 'same-origin' };
}

/** The page of an appointment, which only its signed link opens. */
export default async function VisitPage({ searchParams }: Props) {
  const [query, locale, data] = [await pageQuery(searchParams), await pageLocale(), await pageData()];
  const token = query.get('token') ?? '';
  const [words, visit] = [await visitWordsIn(locale), await openVisit(token)];
  if (!visit)
    return (
      <Frame route={route}>
        <div className={`wrap ${styles.visit}`}>
          <h1>{words.unknown.title}</h1>
          <p className="lead">{words.unknown.text}</p>
        </div>
      </Frame>
    );
  const answer = visitAnswers.find((one) => one === query.get('answer')) ?? null;
  return (
    <Frame route={route} query={`?token=${token}`}>
      <Visit title={words.title} visit={await visitView(visit, token, answer, locale, data)} />
    </Frame>
  );
}
