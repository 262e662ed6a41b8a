import { beginAddingPasskey } from '@/lib/accounts/add-passkey';
import { beginPasskeyLogin } from '@/lib/accounts/passkeys';
import { minuteMs } from '@/lib/base/day';
import { clientNetwork } from '@/lib/http/client-address';
import { kilobyte } from '@/lib/http/posted-body';
import { isWithinLimitOf } from '@/lib/http/rate-limit';
import { privateJson, retryLater } from '@/lib/http/responses';
import { formRoute } from '@/lib/requests/form-route';

/** Requests that one network may make. */
const limit = { max: 30, windowMs: 10 * minuteMs };

/**
 * Answers with the options for the browser's passkeys: to make one (`for`: "add"), for which it sends the password of the account, or to log in
 * with one ("use"). Answers with `options` for it, or with an `error` of the password.
 */
export const POST = formRoute(16 * kilobyte, async (data, { headers }) => {
  // A network that asks again and again.
  if (!(await isWithinLimitOf('passkey', clientNetwork(headers), limit.max, limit.windowMs)))
    return retryLater(429, limit.windowMs / 1000);
  if (data.get('for') !== 'add') return privateJson({ options: await beginPasskeyLogin(headers) });
  const begun = await beginAddingPasskey(headers, data.get('password'));
  return begun ? privateJson(begun) : new Response(null, { status: 401 });
});
