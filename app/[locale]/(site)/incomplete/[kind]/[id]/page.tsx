import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FaultText } from '@/components/records/fault-text';
import { pageData } from '@/lib/data/store';
import { incompleteOf } from '@/lib/files/draft';
import type { Locale } from '@/lib/i18n/locales';
import { fieldName } from '@/lib/records/fault-words';
import { ErrorPage, errorPageMetadata } from '../../../error-page';
import { pageLocale } from '../../../frame';

type Props = PageProps<'/[locale]/incomplete/[kind]/[id]'>;

export const dynamic = 'force-dynamic';
export const generateMetadata = async () => errorPageMetadata((await getTranslations('preview'))('incomplete'));

/** In a preview, the place of a home or a project of which too much is missing for a page: what that is. */
export default async function IncompletePage({ params }: Props) {
  const { kind, id } = await params;
  const draft = incompleteOf((await pageData()).incomplete, kind, Number(id));
  if (!draft) notFound();
  const [t, locale] = [await getTranslations('preview'), await pageLocale()];
  return (
    <ErrorPage title={t('incomplete')} lead={t('incompleteText')}>
      <ul>
        {draft.issues.map(async (issue) => (
          <li key={`${issue.path} ${issue.expected}`}>
            {issue.found === 'nothing' ? await nameOf(issue.path, locale) : <FaultText fault={issue} locale={locale} />}
          </li>
        ))}
      </ul>
    </ErrorPage>
  );
}

/** The field as the site calls it, or as it stands in the file. */
const nameOf = async (path: string, locale: Locale) => (await fieldName(path, locale)) ?? <code>{path}</code>;
