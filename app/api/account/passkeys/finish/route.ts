import { finishAddingPasskey } from '@/lib/accounts/add-passkey';
import { finishPasskeyLogin } from '@/lib/accounts/passkeys';
import { pageData } from '@/lib/data/store';
import { kilobyte } from '@/lib/http/posted-body';
import { privateJson } from '@/lib/http/responses';
import { formRoute } from '@/lib/requests/form-route';

/** Takes what the browser answers (`answer`, JSON), and says whether it was accepted. */
export const POST = formRoute(64 * kilobyte, async (data, { headers }) => {
  const answer = String(data.get('answer'));
  // The owner may have removed the passkey: the request is valid, and refused.
  if (data.get('for') !== 'add') return privateJson(await finishPasskeyLogin(headers, answer));
  const accepted = await finishAddingPasskey(headers, answer, await pageData());
  return privateJson(accepted, { status: accepted ? 200 : 400 });
});
