import { finishAddingPasskey } from '@/lib/accounts/add-passkey';
import { finishPasskeyLogin } from '@/lib/accounts/passkeys';
import { pageData } from '@/lib/data/store';
import { formRoute } from '@/lib/requests/form-route';
import { kilobyte } from '@/lib/requests/posted-body';
import { privateJson } from '@/lib/requests/responses';

/** Takes what the browser answers (`answer`, JSON), and says whether it was accepted. */
export const POST = formRoute(64 * kilobyte, async (data, { headers }) => {
  const answer = String(data.get('answer'));
  // Who owns a passkey may have removed it: the request is right, and the answer no.
  if (data.get('for') !== 'add') return privateJson(await finishPasskeyLogin(headers, answer));
  const accepted = await finishAddingPasskey(headers, answer, await pageData());
  return privateJson(accepted, { status: accepted ? 200 : 400 });
});
