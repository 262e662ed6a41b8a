import { publishedData } from '@/lib/data/store';
import { networkOf } from '@/lib/requests/visitor-address';
import { holdSlot } from '@/lib/visits/hold-slot';

/** Holds a moment for a visitor who fills in the form. JSON only: another site's page cannot send that. */
export async function POST(request: Request) {
  if (request.headers.get('content-type') !== 'application/json') return new Response(null, { status: 415 });
  const asked: unknown = await request.json().catch(() => null);
  const answer = await holdSlot(asked, networkOf(request.headers), publishedData());
  return answer
    ? Response.json(answer, { headers: { 'cache-control': 'no-store' } })
    : new Response(null, { status: 400 });
}
