import { cookies, draftMode } from 'next/headers';
import { previewCookie } from '@/lib/data/preview-request';
import { publishedData } from '@/lib/data/store';
import { redirectTo } from '@/lib/http/responses';
import { enabledLocale } from '@/lib/search/search-line';

/** Ends a preview, and leads to the start page in the language that the address names. */
export async function POST(request: Request): Promise<Response> {
  const data = publishedData();
  const locale = enabledLocale(new URL(request.url).searchParams.get('locale') ?? '', data);
  const location = locale ? data.paths.href({ name: 'home' }, locale) : '/';
  (await draftMode()).disable();
  (await cookies()).delete(previewCookie);
  return redirectTo(location);
}
