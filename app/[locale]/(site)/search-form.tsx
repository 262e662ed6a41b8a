import { SearchForm } from '@/components/search/search-form';
import { pageData } from '@/lib/data/store';
import { searchFormView } from '@/lib/search/search-line';
import { pageLocale } from './frame';

/** The search block, wherever a page wants it. */
export async function PageSearch() {
  return <SearchForm search={searchFormView(await pageLocale(), await pageData())} />;
}
