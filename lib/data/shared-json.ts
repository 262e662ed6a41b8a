import { processState } from '../base/process-state.ts';
import { hasEtag, privateJson, sharedCacheControl } from '../http/responses.ts';
import { currentPreview } from './preview-request.ts';
import { dataState } from './store.ts';

/** The ETag of a response that depends on its address, the data and the build alone. */
export const dataEtag = (): string => `W/"${processState.build}.${dataState().version()}"`;

/** JSON that depends on the data alone, with an ETag: 304 for a browser that has it. */
export async function sharedJson(request: Request, make: () => unknown): Promise<Response> {
  if (await currentPreview()) return privateJson(make());
  const etag = dataEtag();
  const headers = { 'cache-control': sharedCacheControl, etag };
  return hasEtag(request.headers, etag)
    ? new Response(null, { status: 304, headers })
    : Response.json(make(), { headers });
}
