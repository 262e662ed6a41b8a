import { dataState } from '../data/store.ts';

/** How long a proxy may keep an answer that everyone gets: a change of the data is to be seen within two seconds. */
export const sharedFor = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

/** Answers with what follows from the data alone; a browser that has it from these data is told so (RFC 9110, 304). */
export function sharedJson(request: Request, make: () => unknown): Response {
  const etag = `W/"${dataState().since.getTime().toString(36)}"`;
  const headers = { 'cache-control': sharedFor, etag };
  return request.headers.get('if-none-match') === etag
    ? new Response(null, { status: 304, headers })
    : Response.json(make(), { headers });
}
