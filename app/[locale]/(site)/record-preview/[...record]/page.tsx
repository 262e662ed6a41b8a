import { EditorsPage } from '../../editors-page';
import HomePage from '../../page';
import { RecordPreviewPage } from '../record-preview-page';
import { LooseArticle } from './loose-article';

export const dynamic = 'force-dynamic';
export const metadata = { robots: 'noindex, nofollow' };

/** Pages and articles. Homes and projects have routes of their own, so that their styles stay out of those of all other pages. */
export default async function ArticlePreviewPage({
  params,
  searchParams,
}: PageProps<'/[locale]/record-preview/[...record]'>) {
  const [{ record }, { words }] = [await params, await searchParams];
  return (
    <RecordPreviewPage name={record.join('/')} words={words}>
      {({ id }, route) => {
        if (route?.name === 'page') return <EditorsPage id={route.id} />;
        return route?.name === 'home' ? <HomePage /> : <LooseArticle id={id} />;
      }}
    </RecordPreviewPage>
  );
}
