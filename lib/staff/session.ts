import 'server-only';
import { auth } from '../accounts/auth.ts';
import { findStaff, readLastUse, recordUse, type Staff } from '../accounts/store-staff.ts';
import { minuteMs } from '../base/day.ts';

/** A session that was idle for this long may export nothing until a code of the second factor is given again. */
export const idleMs = 30 * minuteMs;

export interface OfficeSession {
  id: string;
  staff: Staff;
  /** Whether it was used within the last half hour, or confirmed since. */
  isFresh: boolean;
}

/**
 * The session of a member of staff; null without one. Its `staff` may still lack a second factor. better-auth ends it after 12 hours
 * (lib/accounts/auth.ts). A use of it is noted once a minute, and no more once it was idle for too long: only a code makes it fresh again.
 * `isUse`: whether a person caused the request, and not an open page in the background.
 */
export async function officeSession(headers: Headers, { isUse = true } = {}): Promise<OfficeSession | null> {
  const found = await (await auth()).api.getSession({ headers });
  if (!found || found.user.role === 'client') return null;
  const staff = await findStaff(found.user.id);
  if (!staff) return null;
  const { id } = found.session;
  const now = Date.now();
  const since = now - (await readLastUse(id));
  const isFresh = since < idleMs;
  // On a full disk the office still shows its pages: a use that was not stored grants no rights.
  if (isUse && isFresh && since > minuteMs)
    await recordUse(id, now).catch((error: unknown) => console.error('The use of a session cannot be stored:', error));
  return { id, staff, isFresh };
}
