import { SearchForm } from '@/components/search/search-form';
import { searchFormView } from '@/lib/search/search-line';
import type { ModuleProps } from './module-props';

/** The property-search block. */
export const SearchModule = ({ context: { locale, data } }: ModuleProps<'search'>) => (
  <SearchForm search={searchFormView(locale, data)} />
);
