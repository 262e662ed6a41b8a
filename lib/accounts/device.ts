import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { dayMs } from '../base/day.ts';
import { signedTokens } from '../db/tokens.ts';
import { env } from '../env.ts';
import { keyedHash } from '../http/rate-limit.ts';
import { findPasswordHash } from './store.ts';

const cookieName = 'heem_device';
const lifetimeMs = 180 * dayMs;

/** It grants no access: lib/accounts/login-attempts.ts counts the attempts of a known device separately. */
const tokens = signedTokens({
  purpose: 'device',
  secret: 'devices',
  schema: z.object({ id: z.string(), account: z.string(), until: z.number() }),
});

/** The id of this browser, where somebody logged in with it to the account of an address since its password was chosen; else null. */
export async function findKnownDevice(email: string): Promise<string | null> {
  const cookie = (await cookies()).get(cookieName)?.value;
  const device = cookie ? await tokens.open(cookie) : null;
  return device && device.until > Date.now() && device.account === (await accountMark(email)) ? device.id : null;
}

/** Lets this browser, in which somebody gave the password or passkey of an account, be known again; each time by another id. */
export async function rememberDevice(email: string): Promise<void> {
  const account = await accountMark(email);
  if (!account) return;
  const value = await tokens.sign({ id: randomUUID(), account, until: Date.now() + lifetimeMs });
  const secure = env.siteUrl.startsWith('https:');
  (await cookies()).set(cookieName, value, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: lifetimeMs / 1000,
  });
}

/** Names an account for as long as it has its password: the stored one is salted, and another is stored with each new one. */
async function accountMark(email: string): Promise<string | null> {
  const password = await findPasswordHash(email);
  return password && keyedHash(`device ${password}`);
}
