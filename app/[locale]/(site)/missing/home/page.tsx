import { getTranslations } from 'next-intl/server';
import { ErrorPage } from '@/app/[locale]/(site)/error-page';
import { WaysOn } from '@/app/[locale]/(site)/ways-on';

/** The 404 page of a number that no home has: the search, and the newest homes. */
export default async function MissingHomePage() {
  const t = await getTranslations('missingHome');
  return (
    <ErrorPage title={t('title')} lead={t('text')}>
      <WaysOn />
    </ErrorPage>
  );
}
