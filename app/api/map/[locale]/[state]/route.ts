import { decodeState } from '@/lib/catalogue/search/state';
import { snapshot } from '@/lib/data/store';
import { cardWords } from '@/lib/i18n/home-words';
import { mapAnswer } from '@/lib/map/map-answer';
import { enabledLocale } from '@/lib/search/search-terms';

/** All homes of a list, for its map. */
export async function GET(_: Request, { params }: RouteContext<'/api/map/[locale]/[state]'>) {
  const { locale: code, state } = await params;
  const data = snapshot();
  const locale = enabledLocale(code, data);
  const criteria = decodeState(decodeURIComponent(state));
  if (!locale || !criteria) return new Response(null, { status: 404 });
  return Response.json(mapAnswer(criteria, locale, await cardWords(locale), data), {
    headers: { 'cache-control': 'public, max-age=300' },
  });
}
