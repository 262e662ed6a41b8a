import { snapshot } from '@/lib/data/store';
import { enabledLocale, searchIndex } from '@/lib/search/search-terms';

/** The search line's index of places and types, fetched when the line is first focused. */
export async function GET(_: Request, { params }: RouteContext<'/api/search/[locale]'>) {
  const locale = enabledLocale((await params).locale, snapshot());
  return locale
    ? Response.json(searchIndex(locale, snapshot()), { headers: { 'cache-control': 'public, max-age=300' } })
    : new Response(null, { status: 404 });
}
