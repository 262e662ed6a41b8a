import 'server-only';
import { APIError } from 'better-auth/api';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { newPasswordSchema } from '../forms/form-schemas.ts';
import { FormRefusalError, type FormState, type Visitor } from '../forms/form-state.ts';
import { putMail } from '../mail/store.ts';
import { receiveAccountForm } from '../requests/account-forms.ts';
import { portalHref } from '../requests/portal-href.ts';
import type { Account } from './account.ts';
import { composeAccountChangeMail } from './account-mails.ts';
import { auth } from './auth.ts';
import { rememberDevice } from './device.ts';
import { beginSession, stepHref } from './log-in.ts';
import { openPasswordLink, type PasswordLink } from './password-links.ts';
import { findAccount, lockPassword } from './store.ts';

/** The state of a link to choose a password; null if it is forged, used or expired. */
export async function readPasswordLink(signed: string): Promise<(PasswordLink & { account: Account }) | null> {
  const link = await openPasswordLink(signed);
  const { internalAdapter } = await (await auth()).$context;
  const found = link && (await internalAdapter.findVerificationValue(tokenName(link.token)));
  const account = found && found.expiresAt > new Date() ? await findAccount(found.value) : null;
  return link && account && { ...link, account };
}

/** The name under which better-auth keeps such a token. */
export const tokenName = (token: string): string => `reset-password:${token}`;

/** Takes the form behind such a link: the password is set, every other session and the passkeys end, and a session begins. */
export const receiveNewPassword = (data: FormData, _: Visitor, snapshot: Snapshot): Promise<FormState> =>
  receiveAccountForm('new-password', newPasswordSchema, data, async ({ newPassword, link: signed }, locale) => {
    const link = await readPasswordLink(signed);
    if (!link) throw new FormRefusalError({ form: 'linkOver' });
    const { account, token } = link;
    const notice = await composeAccountChangeMail(account, 'passwordChanged', snapshot);
    try {
      await inTransaction(async (trx) => {
        // The page of a first password confirms it, so no mail is sent.
        const isChange = await lockPassword(trx, account.id);
        await (await auth(trx)).api.resetPassword({ body: { newPassword, token } });
        if (isChange) await putMail(trx, notice);
      });
    } catch (error) {
      // Used in the same moment by another.
      if (error instanceof APIError && error.status === 'BAD_REQUEST') throw new FormRefusalError({ form: 'linkOver' });
      throw error;
    }
    const next = await beginSession(account.email, newPassword);
    await rememberDevice(account.email);
    return stepHref(next, locale) ?? portalHref({}, locale, snapshot);
  });
