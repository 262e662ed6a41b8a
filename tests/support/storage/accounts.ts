import { makeSignature } from 'better-auth/crypto';
import { auth } from '@/lib/accounts/auth';
import { type Invitation, invite } from '@/lib/accounts/invite';
import { findReceiver } from '@/lib/app/account-receivers';
import { db } from '@/lib/db/database';
import type { FormState } from '@/lib/forms/form-state';
import { type Jar, withJar } from '@/tests/support/next-headers';
import { sample } from '@/tests/support/sample-site';

/** An owner and her password. */
export const an = {
  email: 'an.peeters@owner.example',
  name: 'An Peeters',
  locale: 'nl',
  role: 'client',
  homes: [5801],
} as const;
export const password = 'Een lange zin voor An';

const filled = (form: string, values: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ form, locale: 'nl', ...values })) data.set(name, value);
  return data;
};

export const loginForm = (loginEmail: string, password: string) => filled('log-in', { loginEmail, password });
export const passwordForm = (link: string, newPassword: string) =>
  filled('new-password', { link, newPassword, newPasswordAgain: newPassword });

/** Sends a login form from a network address, in a browser with these cookies. */
export async function send(data: FormData, address = '192.0.2.1', jar: Jar = new Map()): Promise<FormState> {
  const receive = findReceiver(data.get('form'));
  if (!receive) throw new Error('no such form');
  return withJar(jar, () => receive(data, { address, referer: null }, sample));
}

let networks = 0;

/** A network address that no test has used yet. */
export const otherNetwork = (): string => `198.51.${++networks >> 8}.${networks & 255}`;

/** Requests a new password, by default from a new network each time. */
export const forgotten = (loginEmail: string, network = otherNetwork()) =>
  send(filled('forgot-password', { loginEmail }), network);

/** The mails that were stored, the oldest first. */
export const storedMails = async () =>
  (await db()).selectFrom('outbox').select(['recipient', 'subject', 'message']).orderBy('created_at').execute();

/** Sends an invitation; returns the token of its link. */
export const invited = async (invitation: Invitation): Promise<string> =>
  new URL((await invite(invitation, sample)).link).searchParams.get('link') ?? '';

/** The tokens of the links in the stored mails, the oldest first. */
export async function outboxLinks(): Promise<string[]> {
  const links = (await storedMails()).map(({ message }) => /link=([\w.-]+)/.exec(message ?? '')?.[1]);
  return links.flatMap((link) => link ?? []);
}

/** Starts a session without a log-in; returns the signed cookie of its browser. */
export async function startSession(account: string): Promise<{ cookie: string; value: string }> {
  const { internalAdapter, authCookies, secret } = await (await auth()).$context;
  const { token } = await internalAdapter.createSession(account);
  return { cookie: authCookies.sessionToken.name, value: `${token}.${await makeSignature(token, secret)}` };
}

/** The request headers of a browser in which an account has a session, without a log-in. */
export async function sessionOf(account: string): Promise<Headers> {
  const { cookie, value } = await startSession(account);
  return new Headers({ cookie: `${cookie}=${encodeURIComponent(value)}` });
}

/** Logs in by password; returns the request headers of its browser. */
export async function loggedIn(email: string, password: string): Promise<Headers> {
  const { headers } = await (await auth()).api.signInEmail({ body: { email, password }, returnHeaders: true });
  return new Headers({
    cookie: headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  });
}
