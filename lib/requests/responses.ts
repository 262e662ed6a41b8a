import { dataState } from '../data/store.ts';
import { currentPreview } from '../preview/current.ts';

/** How long a proxy may keep an answer that everyone gets: a change of the data is to be seen within two seconds. */
export const sharedCacheControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

/** What is said in a preview, and what only one visitor may read: nobody keeps a copy. */
export const privateCacheControl = 'private, no-store';

/** Answers one visitor alone. */
export const privateJson = (value: unknown, { status, headers }: PrivateOptions = {}): Response =>
  Response.json(value, { status, headers: { ...headers, 'cache-control': privateCacheControl } });

interface PrivateOptions {
  /** 200, unless it says another. */
  status?: number;
  headers?: Record<string, string>;
}

/** Says in how many seconds to come again: to one who asks too often (429), or for what cannot be done now (503). */
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

/** Answers with a text that machines look for under a fixed address; anyone may keep it for a day. */
export const textFile = (text: string): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  });

/** Answers with what follows from the data alone; a browser that has it from these data is told so (RFC 9110, 304). */
export async function sharedJson(request: Request, make: () => unknown): Promise<Response> {
  if (await currentPreview()) return privateJson(make());
  const etag = `W/"${dataState().version()}"`;
  const headers = { 'cache-control': sharedCacheControl, etag };
  return request.headers.get('if-none-match') === etag
    ? new Response(null, { status: 304, headers })
    : Response.json(make(), { headers });
}

/** Leads a browser on to a page, by GET; for this request alone. */
export const redirectTo = (location: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': privateCacheControl, ...headers } });

/** Answers with a text of many pieces as they are made: it may be 50 MB, and a reader that goes away stops the work. */
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
