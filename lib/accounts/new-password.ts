import 'server-only';
import { APIError } from 'better-auth/api';
import type { Snapshot } from '../data/load.ts';
import { findAccount } from '../db/accounts.ts';
import { FormRefusal } from '../forms/form-refusal.ts';
import type { FormState } from '../forms/form-state.ts';
import type { Visitor } from '../forms/receive-form.ts';
import { receiveOwnForm } from '../forms/receive-own-form.ts';
import { newPasswordSchema } from '../forms/schemas/account.ts';
import { portalHref } from '../owners/portal-href.ts';
import type { Account } from './account.ts';
import { auth } from './auth.ts';
import { beginSession } from './log-in.ts';
import { openPasswordLink, type PasswordLink } from './password-links.ts';

/** What a link to choose a password is good for now; null for one that is forged, used, or over. */
export async function readPasswordLink(signed: string): Promise<(PasswordLink & { account: Account }) | null> {
  const link = await openPasswordLink(signed);
  const { internalAdapter } = await (await auth()).$context;
  const found = link && (await internalAdapter.findVerificationValue(tokenName(link.token)));
  const account = found && found.expiresAt > new Date() ? await findAccount(found.value) : null;
  return link && account && { ...link, account };
}

/** The name under which better-auth keeps such a token. */
export const tokenName = (token: string): string => `reset-password:${token}`;

/** Takes the form behind such a link: the password is set, every other session ends, and one begins. */
export const receiveNewPassword = (data: FormData, _: Visitor, snapshot: Snapshot): Promise<FormState> =>
  receiveOwnForm('new-password', newPasswordSchema, data, async ({ newPassword, link: signed }, locale) => {
    const link = await readPasswordLink(signed);
    if (!link) throw new FormRefusal({ form: 'linkOver' });
    try {
      await (await auth()).api.resetPassword({ body: { newPassword, token: link.token } });
    } catch (error) {
      // Used in the same moment by another.
      if (error instanceof APIError && error.status === 'BAD_REQUEST') throw new FormRefusal({ form: 'linkOver' });
      throw error;
    }
    await beginSession(link.account.email, newPassword);
    return portalHref({}, locale, snapshot);
  });
