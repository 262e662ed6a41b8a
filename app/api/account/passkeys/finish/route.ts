import { finishPasskey, purposeOf } from '@/lib/accounts/passkeys';
import { postedForm } from '@/lib/requests/posted-form';
import { keptByNobody } from '@/lib/requests/shared-answer';

/** Takes what the browser answers (`answer`, JSON), and says whether it was accepted. */
export async function POST(request: Request) {
  const data = await postedForm(request);
  if (data instanceof Response) return data;
  const accepted = await finishPasskey[purposeOf(data)](request.headers, String(data.get('answer')));
  return Response.json(accepted, { headers: { 'cache-control': keptByNobody } });
}
