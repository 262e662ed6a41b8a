import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { tryPassword } from '@/lib/accounts/login-turns';
import { currentAccount } from '@/lib/accounts/session';
import { dayMs } from '@/lib/day';
import { env } from '@/lib/env';
import { FormRefusal } from '@/lib/forms/form-state';
import { type Jar, withJar } from '../../support/next-headers';
import {
  an,
  forgotten,
  invited,
  loginForm,
  otherNetwork,
  outboxLinks,
  password,
  passwordForm,
  send,
} from '../../support/storage/accounts';
import { onBothEngines } from '../../support/storage/database';

const cookie = 'heem_device';
const wait = { errors: { form: 'wait' } };
const loggedIn = { status: 'sent', href: '/nl/klantenzone/' };

/** A browser in which the owner logged in. */
async function ownBrowser(email: string = an.email): Promise<Jar> {
  const jar: Jar = new Map();
  expect(await send(loginForm(email, password), otherNetwork(), jar)).toEqual(loggedIn);
  return jar;
}

/** Wrong passwords from as many networks, of browsers with such a cookie; how many of them were looked at. Hashing each would take long. */
async function wrongTries(count: number, value?: string): Promise<number> {
  const looked = vi.fn(() => Promise.reject(new FormRefusal({ form: 'credentials' })));
  const one = () => tryPassword(an.email, otherNetwork(), looked);
  await Promise.allSettled(Array.from({ length: count }, () => withJar(withValue(value), one)));
  return looked.mock.calls.length;
}

const withValue = (value?: string): Jar => new Map(value === undefined ? [] : [[cookie, { value, options: {} }]]);

onBothEngines(() => {
  beforeEach(async () => {
    await send(passwordForm(await invited(an), password), otherNetwork());
    vi.useFakeTimers({ toFake: ['Date'] });
    return () => void vi.useRealTimers();
  });

  it('strangers lock out strangers, and no browser in which the owner logged in', async () => {
    const jar = await ownBrowser();
    expect(await wrongTries(40)).toBe(30);
    expect(await send(loginForm(an.email, password), otherNetwork())).toMatchObject(wait);
    for (let i = 0; i < 3; i++) {
      await wrongTries(3);
      expect(await send(loginForm(an.email, password), otherNetwork(), jar)).toEqual(loggedIn);
    }
    // What the owner gave right does not give strangers their tries back.
    expect(await send(loginForm(an.email, password), otherNetwork())).toMatchObject(wait);
  });

  it('a link to choose a password makes the browser known, too', async () => {
    const jar: Jar = new Map();
    await send(passwordForm(await invited(an), password), otherNetwork(), jar);
    await wrongTries(31);
    expect(await send(loginForm(an.email, password), otherNetwork(), jar)).toEqual(loggedIn);
  });

  it('a stolen cookie has four tries, from however many networks, and a log-in of the owner gives it no more', async () => {
    const jar = await ownBrowser();
    const stolen = jar.get(cookie)?.value ?? '';
    expect(await wrongTries(12, stolen)).toBe(4);
    expect(await send(loginForm(an.email, password), otherNetwork(), withValue(stolen))).toMatchObject(wait);
    vi.advanceTimersByTime(1_000);
    expect(await send(loginForm(an.email, password), otherNetwork(), jar)).toEqual(loggedIn);
    expect(jar.get(cookie)?.value).not.toBe(stolen);
    expect(await send(loginForm(an.email, password), otherNetwork(), withValue(stolen))).toMatchObject(wait);
  });

  it('a forged cookie, one of another account, and one that is too old are those of strangers', async () => {
    const jar = await ownBrowser();
    const value = jar.get(cookie)?.value ?? '';
    const other = 'bea@owner.example';
    await send(passwordForm(await invited({ ...an, email: other }), password), otherNetwork());
    const ofOther = (await ownBrowser(other)).get(cookie)?.value ?? '';
    await wrongTries(31);
    for (const foreign of ['', 'x', `${value}x`, value.replace(/^../, 'zz'), ofOther])
      expect(await send(loginForm(an.email, password), otherNetwork(), withValue(foreign)), foreign).toMatchObject(
        wait,
      );
    vi.advanceTimersByTime(180 * dayMs);
    await wrongTries(31);
    expect(await send(loginForm(an.email, password), otherNetwork(), jar)).toMatchObject(wait);
  });

  it('a new password makes the cookies of before worthless', async () => {
    const jar = await ownBrowser();
    await forgotten(an.email);
    const link = (await outboxLinks()).at(-1) ?? '';
    expect(await send(passwordForm(link, 'Another long sentence'), otherNetwork())).toMatchObject({ status: 'sent' });
    await wrongTries(31);
    expect(await send(loginForm(an.email, 'Another long sentence'), otherNetwork(), jar)).toMatchObject(wait);
  });

  it('only who logs in gets the cookie; it is for this site and not for scripts, and is no session', async () => {
    const jar: Jar = new Map();
    await send(loginForm(an.email, 'not the password'), otherNetwork(), jar);
    await send(loginForm('nobody@owner.example', password), otherNetwork(), jar);
    expect(jar.size).toBe(0);
    const { siteUrl } = env;
    onTestFinished(() => {
      env.siteUrl = siteUrl;
    });
    const attributes = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 180 * 86_400 };
    const plain = (await ownBrowser()).get(cookie);
    expect(plain?.options).toEqual({ ...attributes, secure: false });
    env.siteUrl = 'https://heem.example';
    expect((await ownBrowser()).get(cookie)?.options).toEqual({ ...attributes, secure: true });
    const body = Buffer.from(plain?.value.split('.')[0] ?? '', 'base64url').toString();
    expect(body).not.toMatch(/owner\.example|peeters/i);
    expect(await currentAccount(new Headers({ cookie: `${cookie}=${plain?.value}` }))).toBeNull();
  });
});
