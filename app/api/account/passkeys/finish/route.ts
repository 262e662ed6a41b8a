import { finishPasskey, purposeOf } from '@/lib/accounts/passkeys';
import { postedForm } from '@/lib/requests/posted-form';
import { privateJson } from '@/lib/requests/shared-answer';

/** Takes what the browser answers (`answer`, JSON), and says whether it was accepted. */
export async function POST(request: Request) {
  const data = await postedForm(request);
  if (data instanceof Response) return data;
  return privateJson(await finishPasskey[purposeOf(data)](request.headers, String(data.get('answer'))));
}
