import { getTranslations } from 'next-intl/server';
import { ErrorPage, errorPageHead } from '../error-page';
import { WaysOn } from '../ways-on';

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
