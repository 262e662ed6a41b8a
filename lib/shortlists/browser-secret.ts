import 'server-only';
import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { dayMs } from '../base/day.ts';
import { env } from '../env.ts';

const cookieName = 'heem_shortlist';
const lifetimeMs = 400 * dayMs;

/** The secret by which lists recognise this browser; null before it made or joined one. */
export async function readBrowserSecret(): Promise<string | null> {
  const value = (await cookies()).get(cookieName)?.value;
  return value && /^[\w-]{32}$/.test(value) ? value : null;
}

export const createBrowserSecret = (): string => randomBytes(24).toString('base64url');

/** Sets the cookie of the browser’s secret for 400 days, the longest that browsers allow; only after an action of the visitor. */
export async function setBrowserSecret(secret: string): Promise<void> {
  (await cookies()).set(cookieName, secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.siteUrl.startsWith('https:'),
    path: '/',
    maxAge: lifetimeMs / 1000,
  });
}
