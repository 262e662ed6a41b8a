import 'server-only';
import { APIError } from 'better-auth/api';
import { renderSVG } from 'uqr';
import { auth } from '../accounts/auth.ts';
import { endOtherSessions, endSessionWith } from '../accounts/store-staff.ts';
import { minuteMs } from '../base/day.ts';
import { inTransaction } from '../db/database.ts';
import { consumeToken } from '../db/tokens.ts';
import { RejectionError } from './define-action.ts';

/** The data to set up an authenticator; shown once. */
export interface NewFactor {
  /** An SVG of the QR code. */
  qr: string;
  /** The secret as text, to be typed. */
  key: string;
  codes: string[];
}

/** Begins a second factor for the session's account, whose password has to be given again; null for a wrong one. */
export async function beginFactor(headers: Headers, password: string): Promise<NewFactor | null> {
  const made = await refusedAsNull(async () =>
    (await auth()).api.enableTwoFactor({ headers, body: { password, method: 'totp' } }),
  );
  if (made?.method !== 'totp') return null;
  const key = new URL(made.totpURI).searchParams.get('secret') ?? '';
  return { qr: renderSVG(made.totpURI), key, codes: made.backupCodes };
}

/**
 * Confirms it by a first code. Every other session of the account ends: it may have been opened with the password alone, and would be as
 * good as this one from now on.
 */
export async function confirmFactor(headers: Headers, code: string): Promise<boolean> {
  const answer = await refusedAsNull(async () =>
    (await auth()).api.verifyTOTP({ headers, body: { code: digits(code) }, returnHeaders: true }),
  );
  if (!answer || !(await isFirstUse(answer.response.user.id, code))) return false;
  const token = sessionToken(answer.headers) ?? answer.response.token;
  await inTransaction((trx) => endOtherSessions(trx, answer.response.user.id, token));
  return true;
}

/** Takes the code of the second step of a log-in and begins the session, whose cookie Next sets; returns the account, null for a wrong or used code. */
export async function enterCode(headers: Headers, code: string): Promise<string | null> {
  const { api } = await auth();
  const isRecovery = /[a-z-]/i.test(code);
  const begun = await refusedAsNull(() =>
    isRecovery
      ? api.verifyBackupCode({ headers, body: { code: code.trim() } })
      : api.verifyTOTP({ headers, body: { code: digits(code) } }),
  );
  if (!begun?.user) return null;
  if (isRecovery || (await isFirstUse(begun.user.id, code))) return begun.user.id;
  if (begun.token) await endSessionWith(begun.token);
  return null;
}

/** Whether a code is right for the session that is open. */
export async function checkCode(headers: Headers, account: string, code: string): Promise<boolean> {
  const right = await refusedAsNull(async () =>
    (await auth()).api.verifyTOTP({ headers, body: { code: digits(code) } }),
  );
  return right !== null && isFirstUse(account, code);
}

/** New recovery codes instead of the old ones; null for a wrong password. */
export async function renewCodes(headers: Headers, password: string): Promise<string[] | null> {
  const made = await refusedAsNull(async () => (await auth()).api.generateBackupCodes({ headers, body: { password } }));
  return made?.backupCodes ?? null;
}

const digits = (code: string): string => code.replace(/\D/g, '');

/** A code is valid for about a minute and a half; it is accepted once, so that an observer cannot reuse it. */
const isFirstUse = (account: string, code: string): Promise<boolean> =>
  consumeToken(`totp ${account} ${digits(code)}`, Date.now() + 3 * minuteMs);

const sessionToken = (headers: Headers): string | undefined => {
  const value = headers
    .getSetCookie()
    .map((cookie) => /session_token=([^;]+)/.exec(cookie)?.[1])
    .find(Boolean);
  return value && decodeURIComponent(value).split('.')[0];
};

async function refusedAsNull<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    // After ten wrong codes better-auth takes none for fifteen minutes, not even the right one.
    if (error instanceof APIError && error.body?.code === 'ACCOUNT_TEMPORARILY_LOCKED')
      throw new RejectionError('locked');
    if (error instanceof APIError && error.statusCode < 500) return null;
    throw error;
  }
}
