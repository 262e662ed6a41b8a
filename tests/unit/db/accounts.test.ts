import { getMigrations } from 'better-auth/db/migration';
import { expect, it, onTestFinished, vi } from 'vitest';
import { auth } from '@/lib/accounts/auth';
import { currentAccount, endSession } from '@/lib/accounts/session';
import { listAccounts } from '@/lib/db/accounts';
import { env } from '@/lib/env';
import {
  an,
  forgotten,
  invited,
  loggedIn,
  loginForm,
  outboxLinks,
  password,
  passwordForm,
  send,
} from '../../support/storage/accounts';
import { onBothEngines } from '../../support/storage/database';

onBothEngines(() => {
  it('the tables are what better-auth asks for', async () => {
    const { options } = await auth();
    const { toBeCreated, toBeAdded } = await getMigrations(options);
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
  });

  it('an invitation makes an account once, and its link chooses a password once', async () => {
    const link = await invited(an);
    await invited({ ...an, name: 'Another', homes: [5801, 5802] });
    expect(await listAccounts()).toEqual([expect.objectContaining({ name: 'An Peeters', homes: [5801, 5802] })]);
    expect(await outboxLinks()).toHaveLength(2);
    const sent = await send(passwordForm(link, password));
    expect(sent).toEqual({ status: 'sent', href: '/nl/klantenzone/' });
    expect(await send(passwordForm(link, 'Another long password'))).toMatchObject({ errors: { form: 'linkOver' } });
    expect(await send(passwordForm(`${link}x`, password))).toMatchObject({ errors: { form: 'linkOver' } });
    expect(await send(loginForm('AN.Peeters@owner.example', password))).toMatchObject({ status: 'sent' });
  });

  it('a wrong address and a wrong password are answered alike', async () => {
    await send(passwordForm(await invited(an), password));
    const answers = [
      await send(loginForm(an.email, 'not the password')),
      await send(loginForm('nobody@owner.example', password)),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 'invalid', errors: { form: 'credentials' } });
    expect(answers[0]).toMatchObject({ values: { loginEmail: an.email } });
    expect(JSON.stringify(answers)).not.toContain('not the password');
  });

  it('repeated attempts have to wait, and so do many at once', async () => {
    await send(passwordForm(await invited(an), password));
    // The clock stands still: however slow the machine is, nobody has waited.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const tries = await Promise.all(Array.from({ length: 12 }, () => send(loginForm(an.email, 'a wrong password'))));
    const waiting = tries.filter((answer) => 'errors' in answer && answer.errors.form === 'wait');
    expect(waiting).toHaveLength(8);
    expect(await send(loginForm(an.email, password))).toMatchObject({ errors: { form: 'wait' } });
    expect(await send(loginForm(an.email, password), '198.51.100.7')).toMatchObject({ status: 'sent' });
    vi.advanceTimersByTime(1_000);
    expect(await send(loginForm(an.email, password))).toMatchObject({ status: 'sent' });
  });

  it('a session is known by its cookie until it is ended, everywhere if that is asked', async () => {
    await send(passwordForm(await invited(an), password));
    const [here, there] = [await loggedIn(an.email, password), await loggedIn(an.email, password)];
    expect(await currentAccount(here)).toMatchObject({ email: an.email, locale: 'nl', role: 'client' });
    expect(await currentAccount(new Headers())).toBeNull();
    const forged = new Headers({ cookie: (here.get('cookie') ?? '').replace(/=../, '=zz') });
    expect(await currentAccount(forged)).toBeNull();
    await endSession(here, false);
    expect(await currentAccount(here)).toBeNull();
    expect(await currentAccount(there)).not.toBeNull();
    const again = await loggedIn(an.email, password);
    await endSession(there, true);
    expect(await currentAccount(again)).toBeNull();
  });

  it('the cookie of a session is for this site and not for scripts, and over HTTPS for nothing else', async () => {
    const { siteUrl } = env;
    env.siteUrl = 'https://heem.example';
    try {
      const { name, attributes } = (await (await auth()).$context).authCookies.sessionToken;
      expect(name).toBe('__Secure-heem.session_token');
      expect(attributes).toMatchObject({ httpOnly: true, sameSite: 'lax', secure: true, path: '/' });
    } finally {
      env.siteUrl = siteUrl;
    }
  });

  it('a new password ends the sessions that there are', async () => {
    await send(passwordForm(await invited(an), password));
    const before = await loggedIn(an.email, password);
    await forgotten(an.email);
    const links = await outboxLinks();
    expect(await send(passwordForm(links.at(-1) ?? '', 'Another long sentence'))).toMatchObject({ status: 'sent' });
    expect(await currentAccount(before)).toBeNull();
    expect(await send(loginForm(an.email, password))).toMatchObject({ errors: { form: 'credentials' } });
  });
});
