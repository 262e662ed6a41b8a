import { getTranslations } from 'next-intl/server';
import { ErrorPage, ToHome } from '../error-page';
import { NewestHomes } from '../newest-homes';
import { PageSearch } from '../search-form';

/** The 404 page: the middleware sends every unknown address here. The newest homes are a way on. */
export default async function MissingPage() {
  const t = await getTranslations('missing');
  return (
    <ErrorPage title={t('title')} lead={`${t('text')} ${t('help')}`}>
      <PageSearch />
      <ToHome />
      <NewestHomes />
    </ErrorPage>
  );
}
