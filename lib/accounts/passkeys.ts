import 'server-only';
import { auth } from './auth.ts';
import { rememberDevice } from './device.ts';
import { isAccepted, refusedAsFalse, usedSchema } from './passkey-answer.ts';

export interface Passkey {
  id: string;
  createdAt: Date;
}

/** The passkeys of the logged-in account, oldest first. */
export const listPasskeys = async (headers: Headers): Promise<Passkey[]> =>
  (await (await auth()).api.listPasskeys({ headers })).toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt));

/** Removes a passkey of the logged-in account; one of another account is not touched. */
export async function removePasskey(headers: Headers, id: string): Promise<void> {
  await refusedAsFalse(async () => (await auth()).api.deletePasskey({ headers, body: { id } }));
}

/** The options for a log-in with a passkey; a cookie stores the challenge. */
export async function beginPasskeyLogin(headers: Headers) {
  const options = await (await auth()).api.generatePasskeyAuthenticationOptions({ headers });
  return { ...options, userVerification: 'required' as const };
}

/** Takes the browser's answer (JSON) and begins a session; false for one that does not prove what it must. */
export const finishPasskeyLogin = (headers: Headers, answer: string): Promise<boolean> =>
  isAccepted(usedSchema, answer, async (response) => {
    const { user } = await (await auth()).api.verifyPasskeyAuthentication({ headers, body: { response } });
    await rememberDevice(user.email);
  });
