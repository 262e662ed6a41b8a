import { getTranslations } from 'next-intl/server';
import { ErrorPage, errorPageHead } from '@/app/[locale]/(site)/error-page';
import { WaysOn } from '@/app/[locale]/(site)/ways-on';

export const generateMetadata = errorPageHead('gonePage');

/** The 410 page of a project or a page of the editors that was taken off the site. */
export default async function GonePage() {
  const t = await getTranslations('gonePage');
  return (
    <ErrorPage title={t('title')} lead={t('text')}>
      <WaysOn />
    </ErrorPage>
  );
}
