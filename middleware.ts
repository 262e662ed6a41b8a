import { type NextRequest, NextResponse } from 'next/server';
import { linkAnswer } from '@/lib/data/preview';
import { previewOf } from '@/lib/data/preview-request';
import { dataEtag } from '@/lib/data/shared-json';
import { dataFor, publishedData } from '@/lib/data/store';
import { bodyErrorStatus, hasTooManyFields, maxFormBytes } from '@/lib/http/posted-body';
import { hasEtag, privateCacheControl, sharedCacheControl } from '@/lib/http/responses';
import { type Resolution, resolveRequest } from '@/lib/requests/resolve-request';
import { developmentPolicy, policy } from '@/lib/security/headers';

const csp = 'content-security-policy';
/** The map frame and its worker, which have a policy of their own. */
const mapFiles = /^\/map-frame\/(?:worker-[\d.]+\.mjs)?$/;

/** Resolves an address to a page: redirect, rewrite, 404 or 410. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const isForm = request.method === 'POST';
  const { pathname, searchParams } = request.nextUrl;
  if (mapFiles.test(pathname)) return isForm ? rejected(405) : mapResponse(request);
  const preview = previewOf(request.cookies);
  const data = dataFor(preview);
  const language = request.cookies.get('language')?.value;
  const info = { pathname, query: searchParams, language, acceptLanguage: request.headers.get('accept-language') };
  const link = linkAnswer(info, data.content.site);
  if (link === 'begins') return isForm ? rejected(405) : NextResponse.next({ headers: { [csp]: policy() } });
  const result = link ?? resolveRequest(info, data);
  if (isForm) {
    if ('redirect' in result || !result.holdsForm) return rejected(405);
    const errorStatus = bodyErrorStatus(request.headers, { type: 'form', maxBytes: maxFormBytes });
    if (errorStatus === 413) return tooLarge(request, result.page);
    if (errorStatus) return rejected(errorStatus);
    if (hasTooManyFields(await request.arrayBuffer(), request.headers.get('content-type') ?? '')) return rejected(400);
  }
  if ('redirect' in result) {
    const response = NextResponse.redirect(new URL(result.redirect, request.url), result.status);
    if (result.status === 307) response.headers.set('vary', 'Accept-Language, Cookie');
    if (result.personal || preview) response.headers.set('cache-control', privateCacheControl);
    return response;
  }
  const etag = isForm || preview || request.headers.has('rsc') ? null : etagOf(result);
  const cacheControl = cacheControlFor(result, isForm || preview !== null);
  if (etag && hasEtag(request.headers, etag))
    return new NextResponse(null, { status: 304, headers: { etag, 'cache-control': cacheControl } });
  const url = request.nextUrl.clone();
  url.pathname = result.page;
  // A cached page is the same for every query.
  if (!result.perRequest) url.search = '';
  const response = NextResponse.rewrite(url, result.status === 200 ? {} : { status: result.status });
  // Pages have their own policy (lib/next/page-policy.ts).
  if (development) response.headers.set(csp, developmentPolicy);
  if (preview || result.isOffice) response.headers.set('x-robots-tag', 'noindex, nofollow');
  response.headers.set('cache-control', cacheControl);
  if (etag) response.headers.set('etag', etag);
  return response;
}

/** The ETag of a page that depends only on its address, the data and the build, otherwise null: a client with the page gets 304 without a rendering. */
function etagOf({ status, personal, byLanguage, isLive }: Extract<Resolution, { page: string }>) {
  if (status !== 200 || personal || byLanguage || isLive) return null;
  return dataEtag();
}

/** Also for a page that Next caches until the data change: it would let other caches keep it for a year. */
const cacheControlFor = (
  { personal, byLanguage }: Extract<Resolution, { page: string }>,
  isPrivate: boolean,
): string => {
  if (isPrivate || personal) return privateCacheControl;
  return byLanguage ? 'private, no-cache' : sharedCacheControl;
};

const rejected = (status: 400 | 403 | 405 | 411 | 415 | 429) =>
  new NextResponse(null, {
    status,
    headers: {
      ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
      ...(status === 429 ? { 'retry-after': '60' } : {}),
      [csp]: policy(),
    },
  });

/** The page for a form that is too large, in its language; without a Content-Type Next does not treat the request as a server action. */
function tooLarge(request: NextRequest, formPage: string): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = `/${formPage.split('/')[1]}/too-large/`;
  url.search = '';
  const headers = new Headers(request.headers);
  headers.delete('content-type');
  const response = NextResponse.rewrite(url, { request: { headers }, status: 413 });
  response.headers.set('cache-control', privateCacheControl);
  return response;
}

const development = process.env.NODE_ENV === 'development';

/** The map frame, which pages of the site embed and which may fetch from the host of the map style in data/site.json. */
function mapResponse(request: NextRequest): NextResponse {
  const { style } = publishedData().content.site.map;
  // With a nonce, which Next reads.
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const pagePolicy = policy([`'nonce-${nonce}'`], { isFramed: true, host: style ? new URL(style).origin : undefined });
  const headers = new Headers(request.headers);
  headers.set(csp, pagePolicy);
  const response = NextResponse.next({ request: { headers } });
  if (!development) response.headers.set(csp, pagePolicy);
  if (request.nextUrl.pathname.endsWith('/')) response.headers.set('cache-control', sharedCacheControl);
  return response;
}

export const config = {
  runtime: 'nodejs',
  // `matcher` of lib/http/matcher.ts as a literal, since Next reads it from the source.
  matcher: [
    '/((?!_next/|api/captcha/|api/documents/|api/owner/documents/|api/subscription/|api/search/|api/homes/|api/poster/|api/map/|api/preview/leave/|api/visits/|api/shortlist/|api/travel/|api/views/|api/forms/|api/account/|api/office/|api/my-data/|api/health/|images/|videos/[\\w-]+\\.\\w+$|map-frame/base-map\\.json$|map-frame/(?:map|sample)\\.pmtiles$|pictures/[\\w-]+-[0-9a-f]{8}-(?:\\d+|og)\\.(?:avif|webp|jpg)$|icons\\.svg$|(?:consent|page)\\.js$|icon\\.svg$|favicon\\.ico$|apple-touch-icon\\.png$|logo\\.svg$|og\\.png$|feeds/(?:kyero\\.xml|homes\\.json)$|robots\\.txt$|\\.well-known/security\\.txt$|sitemap\\.xml$|sitemap-\\d+\\.xml$).*)',
  ],
};
