import { getTranslations } from 'next-intl/server';
import { ErrorPage, ToHome } from '../../error-page';
import { NewestHomes } from '../../newest-homes';
import { PageSearch } from '../../search-form';

/** The 404 page of a number that no home has: the search, and the newest homes. */
export default async function MissingHomePage() {
  const t = await getTranslations('missingHome');
  return (
    <ErrorPage title={t('title')} lead={t('text')}>
      <PageSearch />
      <ToHome />
      <NewestHomes />
    </ErrorPage>
  );
}
