import { getTranslations } from 'next-intl/server';
import { ErrorPage } from '@/app/[locale]/(site)/error-page';
import { WaysOn } from '@/app/[locale]/(site)/ways-on';

/** The 404 page: the middleware sends every unknown address here. The newest homes are a way on. */
export default async function MissingPage() {
  const t = await getTranslations('missing');
  return (
    <ErrorPage title={t('title')} lead={`${t('text')} ${t('help')}`}>
      <WaysOn />
    </ErrorPage>
  );
}
