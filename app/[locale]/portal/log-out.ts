'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { endSession } from '@/lib/accounts/session';
import { snapshot } from '@/lib/data/store';
import { isLocale } from '@/lib/i18n/locales';

/** Ends the session of this browser, or with `everywhere` all of the account, and shows the door. */
export async function logOut(data: FormData): Promise<void> {
  const locale = data.get('locale');
  if (!isLocale(locale)) throw new Error('no form of this site');
  await endSession(await headers(), data.has('everywhere'));
  redirect(snapshot().paths.href({ name: 'login' }, locale));
}
