/** Responses that are the same for everyone are cached so briefly that a change of the data is visible within two seconds. */
export const sharedCacheControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

/** Previews and personal responses are not cached. */
export const privateCacheControl = 'private, no-store';

/** The headers of responses with personal content. */
export const personalHeaders = { 'cache-control': privateCacheControl, 'x-robots-tag': 'noindex' };

/** Returns JSON for one visitor, which is not cached. */
export const privateJson = (value: unknown, { status, headers }: PrivateOptions = {}): Response =>
  Response.json(value, { status, headers: { ...headers, 'cache-control': privateCacheControl } });

export const notFound = (): Response => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

interface PrivateOptions {
  /** Default: 200. */
  status?: number;
  headers?: Record<string, string>;
}

/** Returns a response with Retry-After, for too many requests (429) or an unavailable service (503). */
export const retryLater = (
  status: 429 | 503,
  seconds: number,
  text: string | null = null,
  headers: Record<string, string> = {},
): Response =>
  new Response(text, {
    status,
    headers: { ...headers, 'cache-control': privateCacheControl, 'retry-after': String(seconds) },
  });

/** Returns a text file for machines, which is cached for a day. */
export const textFile = (text: string): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  });

const opaqueTag = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Returns whether the client already has the response with this ETag; compares If-None-Match weakly (RFC 9110, 13.1.2). */
export const hasEtag = (headers: Pick<Headers, 'get'>, etag: string): boolean =>
  headers
    .get('if-none-match')
    ?.split(',')
    .some((one) => opaqueTag(one) === opaqueTag(etag)) ?? false;

/** Returns 303 See Other, which is not cached. */
export const redirectTo = (location: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': privateCacheControl, ...headers } });

/** Streams a text that may be 50 MB; a client that disconnects stops the generator. */
export function streamedResponse(
  pieces: Iterable<string>,
  contentType: string,
  headers: Record<string, string> = {},
): Response {
  const iterator = pieces[Symbol.iterator]();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'cache-control': 'public, max-age=600, stale-while-revalidate=3600',
      ...headers,
    },
  });
}
