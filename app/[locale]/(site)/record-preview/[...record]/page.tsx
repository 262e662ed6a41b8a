import { EditorsPage } from '@/app/[locale]/(site)/editors-page';
import HomePage from '@/app/[locale]/(site)/page';
import { RecordPreviewPage } from '@/app/[locale]/(site)/record-preview/record-preview-page';
import { LooseArticle } from './loose-article';

export const dynamic = 'force-dynamic';
export const metadata = { robots: 'noindex, nofollow' };

/** Pages and articles. Homes and projects have routes of their own, so that their styles stay out of those of all other pages. */
export default async function ArticlePreviewPage({
  params,
  searchParams,
}: PageProps<'/[locale]/record-preview/[...record]'>) {
  const [{ record }, { words }] = await Promise.all([params, searchParams]);
  return (
    <RecordPreviewPage name={record.join('/')} words={words}>
      {({ id }, route) => {
        if (route?.name === 'page') return <EditorsPage id={route.id} />;
        return route?.name === 'home' ? <HomePage /> : <LooseArticle id={id} />;
      }}
    </RecordPreviewPage>
  );
}
