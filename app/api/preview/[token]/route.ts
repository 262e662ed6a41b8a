import { cookieUntil } from '@/lib/preview/cookie';
import { previewKey } from '@/lib/preview/key';
import { openPreview } from '@/lib/preview/preview';
import { keptByNobody } from '@/lib/requests/shared-answer';

const closed = { 'cache-control': keptByNobody, 'x-robots-tag': 'noindex, nofollow' };

/**
 * Begins a preview at the page that its link names. Any other link leads to itself: the middleware, which knows the key by now, answers
 * it with a page.
 */
export async function GET(request: Request, { params }: RouteContext<'/api/preview/[token]'>) {
  const { token } = await params;
  const preview = openPreview(token, await previewKey());
  const headers: Record<string, string> =
    preview && !preview.over
      ? { location: preview.page, 'set-cookie': cookieUntil(token, preview.until) }
      : { location: new URL(request.url).pathname };
  return new Response(null, { status: 303, headers: { ...closed, ...headers } });
}
