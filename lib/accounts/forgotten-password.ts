import 'server-only';
import { minuteMs } from '../base/day.ts';
import { normalizeEmail } from '../base/email.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { forgottenSchema } from '../forms/form-schemas.ts';
import { FormRefusalError, type FormState, type Visitor } from '../forms/form-state.ts';
import { isWithinLimitOf } from '../http/rate-limit.ts';
import { receiveAccountForm } from '../requests/account-forms.ts';
import { inConstantTime } from '../security/constant-time.ts';
import { auth } from './auth.ts';
import { resetLinkMs } from './password-links.ts';
import { findPasswordHash } from './store.ts';

/** Mails a link for a new password to an account. Neither the response nor its time reveals whether there is one. */
export const receiveForgotten = (data: FormData, { address }: Visitor, { paths }: Snapshot): Promise<FormState> =>
  receiveAccountForm('forgot-password', forgottenSchema, data, ({ loginEmail }, locale) =>
    inConstantTime(600, async () => {
      const email = normalizeEmail(loginEmail);
      if (!(await isWithinLimitOf('forgot-password', address, 5, 10 * minuteMs)))
        throw new FormRefusalError({ form: 'tooMany' });
      if (await mayMailLink(email, address)) await (await auth()).api.requestPasswordReset({ body: { email } });
      return `${paths.href({ name: 'password' }, locale)}?sent=yes`;
    }),
  );

const ofNetwork = 15 * minuteMs;

/**
 * Whether one more link may be mailed: three in a quarter of an hour for a network, four for all. Anybody may ask, so whenever this refuses
 * there must be a link in the mailbox that still works. A network may have spent its turns while the limit of all refused: so that one ends
 * a quarter of an hour before its first link does. A new password ends all links, so both limits begin anew with it.
 */
async function mayMailLink(email: string, network: string): Promise<boolean> {
  const account = `${email} ${(await findPasswordHash(email)) ?? ''}`;
  return (
    (await isWithinLimitOf('reset-link', `${account} ${network}`, 3, ofNetwork)) &&
    (await isWithinLimitOf('reset-link', account, 4, resetLinkMs - ofNetwork))
  );
}
