import { publishedData } from '@/lib/data/store';
import { clientNetwork } from '@/lib/http/client-address';
import { kilobyte, postedJson } from '@/lib/http/posted-body';
import { privateJson } from '@/lib/http/responses';
import { withUnavailableResponse } from '@/lib/requests/form-route';
import { holdSlot } from '@/lib/visits/choose-slot';

/** Holds a moment for a visitor who fills in the form. JSON only: another site's page cannot send that. */
export async function POST(request: Request) {
  const asked = await postedJson(request, kilobyte);
  if (asked instanceof Response) return asked;
  return withUnavailableResponse(null, async () => {
    const answer = await holdSlot(asked, clientNetwork(request.headers), publishedData());
    return answer ? privateJson(answer) : new Response(null, { status: 400 });
  });
}
