import { receiveBeacon } from '@/lib/audience/beacon';
import { publishedData } from '@/lib/data/store';

/** Takes what pages report of homes (components/audience/count.ts); the response reveals nothing. */
export async function POST(request: Request) {
  await receiveBeacon(request, publishedData());
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
