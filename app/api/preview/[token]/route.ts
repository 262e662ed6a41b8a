import { cookieUntil } from '@/lib/preview/cookie';
import { previewKey } from '@/lib/preview/key';
import { openPreview } from '@/lib/preview/preview';
import { seeOther } from '@/lib/requests/see-other';

const hidden = { 'x-robots-tag': 'noindex, nofollow' };

/**
 * Begins a preview at the page that its link names. Any other link leads to itself: the middleware, which knows the key by now, answers
 * it with a page.
 */
export async function GET(request: Request, { params }: RouteContext<'/api/preview/[token]'>) {
  const { token } = await params;
  const preview = openPreview(token, await previewKey());
  return preview && !preview.over
    ? seeOther(preview.page, { ...hidden, 'set-cookie': cookieUntil(token, preview.until) })
    : seeOther(new URL(request.url).pathname, hidden);
}
