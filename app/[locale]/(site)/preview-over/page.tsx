import { getTranslations } from 'next-intl/server';
import { ErrorPage, ToHome } from '@/app/[locale]/(site)/error-page';

/** The page for an expired or unknown link to a preview. */
export default async function PreviewOverPage() {
  const t = await getTranslations('previewOver');
  return (
    <ErrorPage title={t('title')} lead={`${t('text')} ${t('help')}`}>
      <ToHome />
    </ErrorPage>
  );
}
