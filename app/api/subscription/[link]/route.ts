import { pageData } from '@/lib/data/store';
import { privateCacheControl, redirectTo } from '@/lib/http/responses';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { withUnavailableResponse } from '@/lib/requests/form-route';
import { linkPath, openLink } from '@/lib/requests/subscription-links';
import { answerLink } from '@/lib/subscriptions/answer-link';
import { readLink, recipientLocale } from '@/lib/subscriptions/read-link';

type Context = RouteContext<'/api/subscription/[link]'>;

/**
 * Does what a signed link is for: the button of its page posts it here, and so does a mail program that unsubscribes with one click
 * (RFC 8058), which follows no redirects.
 */
export async function POST(request: Request, { params }: Context) {
  const { link: signed } = await params;
  const locale = new URL(request.url).searchParams.get('locale');
  return withUnavailableResponse(locale, async () => {
    const link = await openLink(signed);
    if (!link) return new Response(null, { status: 404, headers: closed });
    await answerLink(link);
    return isLocale(locale) ? toPage(signed, locale) : new Response(null, { status: 200, headers: closed });
  });
}

/** A mail program that knows no one-click opens the address like any other: then the page asks first. */
export async function GET(_: Request, { params }: Context) {
  const { link: signed } = await params;
  const state = await readLink(signed);
  return state.kind === 'invalid'
    ? new Response(null, { status: 404, headers: closed })
    : toPage(signed, recipientLocale(state));
}

const closed = { 'cache-control': privateCacheControl };

const toPage = async (signed: string, locale: Locale) => redirectTo(linkPath(signed, locale, await pageData()));
