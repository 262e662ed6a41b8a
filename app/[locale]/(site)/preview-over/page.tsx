import { getTranslations } from 'next-intl/server';
import { ErrorPage, ToHome } from '../error-page';

/** What a link to a preview shows that opens none: whose time is over, or which was never given out like this. */
export default async function PreviewOverPage() {
  const t = await getTranslations('previewOver');
  return (
    <ErrorPage title={t('title')} lead={`${t('text')} ${t('help')}`}>
      <ToHome />
    </ErrorPage>
  );
}
