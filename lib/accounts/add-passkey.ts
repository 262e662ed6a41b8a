import 'server-only';
import { APIError } from 'better-auth/api';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { ownPassword } from '../forms/form-schemas.ts';
import { FormRefusalError } from '../forms/form-state.ts';
import { clientNetwork } from '../http/client-address.ts';
import { putMail } from '../mail/store.ts';
import { composeAccountChangeMail } from './account-mails.ts';
import { auth } from './auth.ts';
import { tryPassword } from './login-attempts.ts';
import { isAccepted, madeSchema } from './passkey-answer.ts';
import { findCurrentAccount } from './session.ts';
import { lockPassword } from './store.ts';

/** The errors of the password for adding a passkey: keys of `forms.errors`. */
const passwordErrors = ['password', 'credentials', 'wait'] as const;
export type PasswordError = (typeof passwordErrors)[number];

/**
 * The options to create a passkey for the logged-in account, or the error of its password; null without a login. A
 * session may be stolen: the password has to be given again, and a wrong one counts as a try to log in. A cookie keeps the challenge.
 */
export async function beginAddingPasskey(headers: Headers, typed: FormDataEntryValue | null) {
  const account = await findCurrentAccount(headers);
  if (!account) return null;
  const password = ownPassword.safeParse(typed ?? '');
  if (!password.success) return { error: passwordErrorOf(password.error.issues[0]?.message) };
  try {
    await tryPassword(account.email, clientNetwork(headers), () => checkPassword(headers, password.data));
  } catch (error) {
    if (error instanceof FormRefusalError) return { error: passwordErrorOf(error.errors.form) };
    throw error;
  }
  return { options: await (await auth()).api.generatePasskeyRegistrationOptions({ headers, query: {} }) };
}

const passwordErrorOf = (key: string | undefined): PasswordError =>
  passwordErrors.find((error) => error === key) ?? 'credentials';

/** Throws a FormRefusalError unless the password is that of the logged-in account. */
async function checkPassword(headers: Headers, password: string): Promise<void> {
  try {
    await (await auth()).api.verifyPassword({ headers, body: { password } });
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw new FormRefusalError({ form: 'credentials' });
    throw error;
  }
}

/** Takes the browser's answer (JSON), keeps the passkey and mails a notice of it; false for an answer that does not prove what it must. */
export const finishAddingPasskey = (headers: Headers, answer: string, data: Snapshot): Promise<boolean> =>
  isAccepted(madeSchema, answer, async (response) => {
    const account = await findCurrentAccount(headers);
    if (!account) throw new APIError('UNAUTHORIZED');
    const notice = await composeAccountChangeMail(account, 'passkeyAdded', data);
    await inTransaction(async (trx) => {
      // A passkey that is added while the password is reset comes before, and is removed, or after, when its session is over.
      await lockPassword(trx, account.id);
      await (await auth(trx)).api.verifyPasskeyRegistration({ headers, body: { response } });
      await putMail(trx, notice);
    });
  });
