import { baseMap } from '@/lib/map/base-map';

export const dynamic = 'force-static';

/** The land, its borders and its places, for the map's worker. */
export const GET = () => Response.json(baseMap, { headers: { 'cache-control': 'public, max-age=86400' } });
