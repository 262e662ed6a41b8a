import { getTranslations } from 'next-intl/server';
import { ErrorPage, errorPageHead, ToHome } from '../error-page';
import { NewestHomes } from '../newest-homes';
import { PageSearch } from '../search-form';

export const generateMetadata = errorPageHead('gonePage');

/** The 410 page of a project or a page of the editors that was taken off the site. */
export default async function GonePage() {
  const t = await getTranslations('gonePage');
  return (
    <ErrorPage title={t('title')} lead={t('text')}>
      <PageSearch />
      <ToHome />
      <NewestHomes />
    </ErrorPage>
  );
}
