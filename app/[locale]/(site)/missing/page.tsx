import { getTranslations } from 'next-intl/server';
import { Lost, ToHome } from '../lost';
import { PageSearch } from '../search-form';

/** The 404 page: the middleware sends every unknown address here. */
export default async function MissingPage() {
  const t = await getTranslations('missing');
  return (
    <Lost title={t('title')} lead={`${t('text')} ${t('help')}`}>
      <PageSearch />
      <ToHome />
    </Lost>
  );
}
