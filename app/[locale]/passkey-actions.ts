'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { beginPasskey, finishPasskey, removePasskey } from '@/lib/accounts/passkeys';
import { snapshot } from '@/lib/data/store';
import { minuteMs } from '@/lib/duration';
import { takeTurnOf } from '@/lib/forms/turns';
import { isLocale } from '@/lib/i18n/locales';
import { portalHref } from '@/lib/owners/portal-href';
import { networkOf } from '@/lib/requests/visitor-address';

// They take form data, as all that is posted to the site does (lib/security/post-fault.ts).

/** What the browser asks of its passkeys: to make one (`for`: "add"), or to log in with one ("use"); null for a network that asks again and again. */
export async function beginWithPasskey(data: FormData) {
  const asked = await headers();
  return (await takeTurnOf('passkey', networkOf(asked), 30, 10 * minuteMs))
    ? beginPasskey[purposeOf(data)](asked)
    : null;
}

/** Takes what the browser answers (`answer`, JSON); whether it was accepted. */
export const finishWithPasskey = async (data: FormData): Promise<boolean> =>
  finishPasskey[purposeOf(data)](await headers(), String(data.get('answer')));

/** Removes a passkey of the account, and shows those that are left. */
export async function forgetPasskey(data: FormData): Promise<void> {
  const locale = data.get('locale');
  if (!isLocale(locale)) throw new Error('no form of this site');
  await removePasskey(await headers(), String(data.get('id')));
  redirect(portalHref({ section: 'account' }, locale, snapshot()));
}

const purposeOf = (data: FormData) => (data.get('for') === 'add' ? 'add' : 'use');
