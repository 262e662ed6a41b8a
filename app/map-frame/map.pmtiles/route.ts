import { fileResponse } from '@/lib/http/file-response';
import { activeMapFile } from '@/lib/map/map-file';

export const dynamic = 'force-dynamic';

/** The map, of which its frame reads the parts that are in view. Behind nginx the file is sent without the site (deploy/nginx.conf). */
export async function GET(request: Request) {
  const headers = { 'content-type': 'application/vnd.pmtiles', 'cache-control': 'public, max-age=86400' };
  return (await fileResponse(activeMapFile(), request, headers)) ?? new Response(null, { status: 404 });
}
