import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ErrorPage, errorPageMetadata } from '@/app/[locale]/(site)/error-page';
import { pageLocale } from '@/app/[locale]/(site)/frame';
import { IssueText } from '@/components/records/issue-text';
import { pageData } from '@/lib/data/store';
import { incompleteOf } from '@/lib/files/draft';
import { labelOfPath } from '@/lib/records/fields/field-words';

type Props = PageProps<'/[locale]/incomplete/[kind]/[id]'>;

export const dynamic = 'force-dynamic';
export const generateMetadata = async () => errorPageMetadata((await getTranslations('preview'))('incomplete'));

/** In a preview, the place of a home or a project of which too much is missing for a page: what that is. */
export default async function IncompletePage({ params }: Props) {
  const { kind, id } = await params;
  const draft = incompleteOf((await pageData()).incomplete, kind, Number(id));
  if (!draft) notFound();
  const [t, locale] = await Promise.all([getTranslations('preview'), pageLocale()]);
  return (
    <ErrorPage title={t('incomplete')} lead={t('incompleteText')}>
      <ul>
        {draft.issues.map((issue) => (
          <li key={`${issue.path} ${issue.code}`}>
            {issue.found === undefined ? labelOfPath(issue.path, locale) : <IssueText issue={issue} locale={locale} />}
          </li>
        ))}
      </ul>
    </ErrorPage>
  );
}
