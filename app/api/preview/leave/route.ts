import { publishedData } from '@/lib/data/store';
import { cookieOver } from '@/lib/preview/cookie';
import { seeOther } from '@/lib/requests/see-other';
import { enabledLocale } from '@/lib/search/search-terms';

/** Ends a preview, and leads to the start page in the language that the address names. */
export function POST(request: Request): Response {
  const data = publishedData();
  const locale = enabledLocale(new URL(request.url).searchParams.get('locale') ?? '', data);
  const location = locale ? data.paths.href({ name: 'home' }, locale) : '/';
  return seeOther(location, { 'set-cookie': cookieOver });
}
