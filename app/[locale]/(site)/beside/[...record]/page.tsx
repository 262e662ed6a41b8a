import { headers } from 'next/headers';
import { dataState, showInstead } from '@/lib/data/store';
import { isLocale } from '@/lib/i18n/locales';
import { setAnswerStatus } from '@/lib/next/answer-status';
import { besideOf, hindrances } from '@/lib/office/edit/beside';
import { officeSession } from '@/lib/office/session';
import { EditorsPage } from '../../editors-page';
import { pageLocale } from '../../frame';
import HomePage from '../../page';
import { ProjectPage } from '../../project-page';
import { PropertyPage } from '../../property-page';
import { LooseArticle } from './loose-article';

type Props = PageProps<'/[locale]/beside/[...record]'>;

export const dynamic = 'force-dynamic';
export const metadata = { robots: 'noindex, nofollow' };

/** The page of a record as it is being typed, for who may change it; what prevents that, in the language of the form (`words`). */
export default async function BesidePage({ params, searchParams }: Props) {
  const beside = await besideOf((await params).record.join('/'), await officeSession(await headers()), dataState());
  if (!beside) {
    setAnswerStatus(404);
    return <main data-part="not-beside" />;
  }
  if ('issues' in beside) {
    const { words } = await searchParams;
    const lines = await hindrances(beside, isLocale(words) ? words : await pageLocale());
    return (
      <main data-part="hindrances">
        <ul>
          {lines.map(({ path, text }) => (
            <li key={path} data-path={path}>
              {text}
            </li>
          ))}
        </ul>
      </main>
    );
  }
  const { data, route, record } = beside;
  showInstead(data);
  switch (route?.name) {
    case 'property':
      return <PropertyPage id={record.id} />;
    case 'project':
      return <ProjectPage id={record.id} order="building" />;
    case 'page':
      return <EditorsPage id={route.id} />;
    case 'home':
      return <HomePage />;
    default:
      return <LooseArticle id={record.id} />;
  }
}
