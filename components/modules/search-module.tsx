import { getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/search/search-form';
import { searchFormView } from '@/lib/search/search-view';
import type { ModuleProps } from './module-props';

/** The property-search block. */
export async function SearchModule({ context: { locale, data } }: ModuleProps<'search'>) {
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
  return <SearchForm search={searchFormView(locale, words, data)} />;
}
