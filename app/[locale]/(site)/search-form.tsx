import { SearchForm } from '@/components/search/search-form';
import { pageData } from '@/lib/data/store';
import { searchFormView } from '@/lib/search/search-line';
import { pageLocale } from './frame';

/** The search block of any page; `typed` is what led there. */
export async function PageSearch({ typed }: { typed?: string }) {
  return <SearchForm search={searchFormView(await pageLocale(), await pageData())} typed={typed} />;
}
