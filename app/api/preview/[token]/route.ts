import { enabledLocales } from '@/lib/content/queries';
import { publishedData } from '@/lib/data/store';
import { isLocale } from '@/lib/i18n/locales';
import { preferredLocale } from '@/lib/i18n/preferred';
import { translatorIn } from '@/lib/i18n/translator';
import { cookieUntil } from '@/lib/preview/cookie';
import { previewKey } from '@/lib/preview/key';
import { openPreview, type Preview } from '@/lib/preview/preview';
import { keptByNobody } from '@/lib/requests/shared-answer';

const closed = { 'cache-control': keptByNobody, 'x-robots-tag': 'noindex, nofollow' };

/** Begins a preview at the page that its link names. A link that is over is 410, a forged one 404; both say so in a sentence. */
export async function GET(request: Request, { params }: RouteContext<'/api/preview/[token]'>) {
  const { token } = await params;
  const preview = openPreview(token, await previewKey());
  if (preview && !preview.over)
    return new Response(null, {
      status: 303,
      headers: { ...closed, location: preview.page, 'set-cookie': cookieUntil(token, preview.until) },
    });
  const t = await translatorIn(languageOf(preview, request.headers), 'preview');
  return new Response(t('over'), {
    status: preview ? 410 : 404,
    headers: { ...closed, 'content-type': 'text/plain; charset=utf-8' },
  });
}

/** That of the page, else that of the browser. */
function languageOf(preview: Preview | null, headers: Headers) {
  const ofPage = preview?.page.split('/')[1];
  return isLocale(ofPage)
    ? ofPage
    : preferredLocale(undefined, headers.get('accept-language'), enabledLocales(publishedData().content.site));
}
