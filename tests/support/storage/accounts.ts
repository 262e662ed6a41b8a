import { auth } from '@/lib/accounts/auth';
import { type Invitation, invite } from '@/lib/accounts/invite';
import { db } from '@/lib/db/database';
import type { FormState } from '@/lib/forms/form-state';
import { receiverOf } from '@/lib/forms/own-forms';
import { sample } from '../sample-site';

/** An owner and the password that she chooses. */
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

/** Sends a form of the door as somebody of a network. */
export async function send(data: FormData, address = '192.0.2.1'): Promise<FormState> {
  const receive = receiverOf(data.get('form'));
  if (!receive) throw new Error('no such form');
  return receive(data, { address, referer: null }, sample);
}

let networks = 0;

/** Asks for a new password, each time from another network. */
export const forgotten = (loginEmail: string) =>
  send(filled('forgot-password', { loginEmail }), `198.51.100.${++networks}`);

/** Invites somebody; returns what the link of the mail carries. */
export const invited = async (invitation: Invitation): Promise<string> =>
  new URL((await invite(invitation, sample)).link).searchParams.get('link') ?? '';

/** What the links in the mails that were stored carry, the oldest first. */
export async function outboxLinks(): Promise<string[]> {
  const mails = await (await db()).selectFrom('outbox').select('message').orderBy('created_at').execute();
  return mails.map(({ message }) => /link=([\w.-]+)/.exec(message ?? '')?.[1] ?? '');
}

/** Begins a session; returns the headers of a request of its browser. */
export async function loggedIn(email: string, password: string): Promise<Headers> {
  const { headers } = await (await auth()).api.signInEmail({ body: { email, password }, returnHeaders: true });
  return new Headers({
    cookie: headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  });
}
