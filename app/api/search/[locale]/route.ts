import { sharedJson } from '@/lib/data/shared-json';
import { pageData } from '@/lib/data/store';
import { enabledLocale, searchIndex } from '@/lib/search/search-line';

/** The search line's index of places and types, fetched when the line is first focused. */
export async function GET(request: Request, { params }: RouteContext<'/api/search/[locale]'>) {
  const data = await pageData();
  const locale = enabledLocale((await params).locale, data);
  return locale ? sharedJson(request, () => searchIndex(locale, data)) : new Response(null, { status: 404 });
}
