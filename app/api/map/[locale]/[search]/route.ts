import { readSearchText } from '@/lib/catalogue/search/search-text';
import { sharedJson } from '@/lib/data/shared-json';
import { pageData } from '@/lib/data/store';
import { translatorIn } from '@/lib/i18n/translator';
import { mapAnswer } from '@/lib/map/page-map';
import { enabledLocale } from '@/lib/search/search-line';

/** All homes of a list, for its map. */
export async function GET(request: Request, { params }: RouteContext<'/api/map/[locale]/[search]'>) {
  const { locale: code, search } = await params;
  const data = await pageData();
  const locale = enabledLocale(code, data);
  const criteria = readSearchText(search);
  if (!locale || !criteria) return new Response(null, { status: 404 });
  const [card, price] = await Promise.all([translatorIn(locale, 'card'), translatorIn(locale, 'price')]);
  return sharedJson(request, () => mapAnswer(criteria, locale, { card, price }, data));
}
