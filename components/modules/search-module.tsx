import { SearchForm } from '@/components/search/search-form';
import type { SearchFormView } from '@/lib/search/search-line';
import type { ModuleProps } from './module-view';

export interface SearchModuleView {
  view: 'search';
  search: SearchFormView;
}

/** The property-search block. */
export const SearchModule = ({ module: { search } }: ModuleProps<SearchModuleView>) => <SearchForm search={search} />;
