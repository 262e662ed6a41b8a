import { getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/search/search-form';
import { snapshot } from '@/lib/data/store';
import { searchFormView } from '@/lib/search/search-view';
import { pageLocale } from './frame';

/** The search block with its words, wherever a page wants it. */
export async function PageSearch() {
  const t = await getTranslations('search');
  const words = {
    label: t('label'),
    placeholder: t('placeholder'),
    sale: t('sale'),
    rent: t('rent'),
    homes: t('homes'),
    cities: t('cities'),
    types: t('types'),
    none: t('none'),
  };
  return <SearchForm search={searchFormView(await pageLocale(), words, snapshot())} />;
}
