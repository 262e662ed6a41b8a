import { beginPasskey, purposeOf } from '@/lib/accounts/passkeys';
import { minuteMs } from '@/lib/duration';
import { takeTurnOf } from '@/lib/forms/turns';
import { postedForm } from '@/lib/requests/posted-form';
import { privateJson } from '@/lib/requests/shared-answer';
import { networkOf } from '@/lib/requests/visitor-address';

/** What the browser asks of its passkeys: to make one (`for`: "add"), or to log in with one ("use"). */
export async function POST(request: Request) {
  const data = await postedForm(request);
  if (data instanceof Response) return data;
  // A network that asks again and again.
  if (!(await takeTurnOf('passkey', networkOf(request.headers), 30, 10 * minuteMs)))
    return new Response(null, { status: 429 });
  return privateJson(await beginPasskey[purposeOf(data)](request.headers));
}
