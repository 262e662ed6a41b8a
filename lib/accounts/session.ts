import 'server-only';
import type { Account } from './account.ts';
import { auth } from './auth.ts';
import { isStaffRole } from './store.ts';

/** The account that is logged in by the cookie of a request; null without a valid session, and for staff without a second factor. */
export async function findCurrentAccount(headers: Headers): Promise<Account | null> {
  const session = await (await auth()).api.getSession({ headers });
  if (!session) return null;
  const { id, name, email, role, locale, twoFactorEnabled } = session.user;
  if (isStaffRole(role) && !twoFactorEnabled) return null;
  return { id, name, email, role, locale };
}

/** Ends this session, or all that the account has anywhere. */
export async function endSession(headers: Headers, everywhere: boolean): Promise<void> {
  const { api } = await auth();
  if (everywhere && (await findCurrentAccount(headers))) await api.revokeSessions({ headers });
  await api.signOut({ headers });
}
