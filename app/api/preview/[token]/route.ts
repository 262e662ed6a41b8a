import { cookies, draftMode } from 'next/headers';
import { openPreview } from '@/lib/data/preview';
import { previewKey } from '@/lib/data/preview-link';
import { previewCookie } from '@/lib/data/preview-request';
import { env } from '@/lib/env';
import { redirectTo } from '@/lib/http/responses';

const hidden = { 'x-robots-tag': 'noindex, nofollow' };

/**
 * Begins a preview at the page that its link names. Any other link leads to itself: the middleware, which knows the key by now, answers
 * it with a page.
 */
export async function GET(request: Request, { params }: RouteContext<'/api/preview/[token]'>) {
  const { token } = await params;
  const preview = openPreview(token, await previewKey());
  if (!preview || preview.over) return redirectTo(new URL(request.url).pathname, hidden);
  // Draft mode has pages made for this request; which drafts they show, and until when, our own signed cookie says.
  (await draftMode()).enable();
  (await cookies()).set(previewCookie, token, {
    expires: preview.until,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.siteUrl.startsWith('https:'),
  });
  return redirectTo(preview.page, hidden);
}
