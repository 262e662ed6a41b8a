import { type NextRequest, NextResponse } from 'next/server';
import type { Snapshot } from '@/lib/data/load';
import { dataFor, publishedData } from '@/lib/data/store';
import { tagHosts } from '@/lib/measurement/consent';
import { previewOf } from '@/lib/preview/current';
import { linkAnswer } from '@/lib/preview/link-answer';
import { bodyErrorStatus, hasTooManyFields, maxFormBytes } from '@/lib/requests/posted-body';
import { type Resolution, resolveRequest } from '@/lib/requests/resolve-request';
import { privateCacheControl, sharedCacheControl } from '@/lib/requests/responses';
import { anyPlayer, developmentPolicy, mapFrames, type PolicyOptions, policy } from '@/lib/security/headers';

const csp = 'content-security-policy';
/** The map frame, and the worker that draws for it: both fetch under their own policy. */
const mapFiles = /^\/map-frame\/(?:worker-[\d.]+\.mjs)?$/;

/** Address → page: redirects, rewrites, gone, missing; no more. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const isForm = request.method === 'POST';
  const { pathname, searchParams } = request.nextUrl;
  if (mapFiles.test(pathname)) return isForm ? refusal(405) : mapAnswer(request);
  const preview = previewOf(request.cookies);
  const data = dataFor(preview);
  const language = request.cookies.get('language')?.value;
  const asked = { pathname, query: searchParams, language, acceptLanguage: request.headers.get('accept-language') };
  const link = linkAnswer(asked, data.content.site);
  if (link === 'begins') return isForm ? refusal(405) : NextResponse.next({ headers: { [csp]: policy() } });
  const decision = link ?? resolveRequest(asked, data);
  if (isForm) {
    if ('redirect' in decision || !decision.holdsForm) return refusal(405);
    const fault = bodyErrorStatus(request.headers, { type: 'form', most: maxFormBytes });
    if (fault === 413) return tooLarge(request, decision.page);
    if (fault) return refusal(fault);
    if (hasTooManyFields(await request.arrayBuffer(), request.headers.get('content-type') ?? '')) return refusal(400);
  }
  if ('redirect' in decision) {
    const response = NextResponse.redirect(new URL(decision.redirect, request.url), decision.status);
    response.headers.set(csp, policy());
    if (decision.status === 307) response.headers.set('vary', 'Accept-Language, Cookie');
    if (decision.personal || preview) response.headers.set('cache-control', privateCacheControl);
    return response;
  }
  const url = request.nextUrl.clone();
  url.pathname = decision.page;
  // A page that is kept is the same for every query.
  if (!decision.perRequest) url.search = '';
  const headers = new Headers(request.headers);
  const own = policyFor(decision, isForm, preview !== null, data);
  if (own) headers.set(csp, own);
  const response = NextResponse.rewrite(url, {
    request: { headers },
    ...(decision.status === 200 ? {} : { status: decision.status }),
  });
  if (own) response.headers.set(csp, own);
  if (preview) response.headers.set('x-robots-tag', 'noindex, nofollow');
  if (isForm || decision.personal || preview) response.headers.set('cache-control', privateCacheControl);
  else if (decision.perRequest || decision.status !== 200)
    response.headers.set('cache-control', decision.byLanguage ? 'private, no-cache' : sharedCacheControl);
  return response;
}

const refusal = (status: 400 | 403 | 405 | 411 | 415 | 429) =>
  new NextResponse(null, {
    status,
    headers: {
      ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
      ...(status === 429 ? { 'retry-after': '60' } : {}),
      [csp]: policy(),
    },
  });

/** The page that says it, in the language of the form; without a type Next does not take what is posted for a form. */
function tooLarge(request: NextRequest, formPage: string): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = `/${formPage.split('/')[1]}/too-large/`;
  url.search = '';
  const own = requestPolicy({});
  const headers = new Headers(request.headers);
  headers.delete('content-type');
  headers.set(csp, own);
  const response = NextResponse.rewrite(url, { request: { headers }, status: 413 });
  response.headers.set(csp, own);
  response.headers.set('cache-control', privateCacheControl);
  return response;
}

const development = process.env.NODE_ENV === 'development';

/** Kept pages carry their policy in the cache entry (lib/next/page-cache.ts). */
const keptPolicy = development ? developmentPolicy : null;

/** A kept page brings its own; a preview may hold whatever any page may. */
function policyFor(
  page: Extract<Resolution, { page: string }>,
  isForm: boolean,
  isPreview: boolean,
  { content }: Snapshot,
): string | null {
  if (isPreview) return requestPolicy(anyPlayer);
  if (!page.perRequest && !isForm) return keptPolicy;
  return requestPolicy({
    frames: page.holdsMap ? mapFrames : [],
    ...(page.personal ? {} : tagHosts(content.site.measurement)),
  });
}

/** Only a page rendered for this request gets a nonce, which Next reads. */
function requestPolicy(openings: PolicyOptions): string {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  return development ? developmentPolicy : policy([`'nonce-${nonce}'`], openings);
}

/** What is embedded in pages of the site, and may fetch from the host of the map style in data/site.json. */
function mapAnswer(request: NextRequest): NextResponse {
  const { style } = publishedData().content.site.map;
  const own = requestPolicy({ isMap: true, host: style ? new URL(style).origin : undefined });
  const headers = new Headers(request.headers);
  headers.set(csp, own);
  const response = NextResponse.next({ request: { headers } });
  if (!development) response.headers.set(csp, own);
  if (request.nextUrl.pathname.endsWith('/')) response.headers.set('cache-control', sharedCacheControl);
  return response;
}

export const config = {
  runtime: 'nodejs',
  // The list of lib/requests/matcher.ts, written out: Next reads it from the source.
  matcher: [
    '/((?!_next/|api/captcha/|api/documents/|api/owner/documents/|api/subscription/|api/search/|api/homes/|api/poster/|api/map/|api/preview/leave/|api/visits/|api/views/|api/forms/|api/account/|api/health/|images/|videos/[\\w-]+\\.\\w+$|map-frame/base-map\\.json$|pictures/[\\w-]+-[0-9a-f]{8}-(?:\\d+|og)\\.(?:avif|webp|jpg)$|icons\\.svg$|consent\\.js$|icon\\.svg$|favicon\\.ico$|apple-touch-icon\\.png$|logo\\.svg$|og\\.png$|feeds/(?:kyero\\.xml|homes\\.json)$|robots\\.txt$|\\.well-known/security\\.txt$|sitemap\\.xml$|sitemap-\\d+\\.xml$).*)',
  ],
};
