import { getMigrations } from 'better-auth/db/migration';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { auth } from '@/lib/accounts/auth';
import { tryPassword } from '@/lib/accounts/login-attempts';
import { readPasswordLink } from '@/lib/accounts/new-password';
import { endSession, findCurrentAccount } from '@/lib/accounts/session';
import { findAccountByEmail, listAccounts, listHomesOfAccount } from '@/lib/accounts/store';
import { dayMs, minuteMs } from '@/lib/base/day';
import { inTransaction } from '@/lib/db/database';
import { env } from '@/lib/env';
import { FormRefusalError } from '@/lib/forms/form-state';
import { answerLink } from '@/lib/subscriptions/answer-link';
import { storePassword } from '@/lib/subscriptions/searcher-account';
import { type Jar, withJar } from '@/tests/support/next-headers';
import {
  an,
  forgotten,
  invited,
  loggedIn,
  loginForm,
  otherNetwork,
  outboxLinks,
  password,
  passwordForm,
  send,
} from '@/tests/support/storage/accounts';
import { staffCommand } from '@/tests/support/storage/command';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { addSearch } from '@/tests/support/storage/searches';

const other = 'Another long sentence';
const sent = { status: 'sent' };
const credentials = { errors: { form: 'credentials' } };
const linkOver = { errors: { form: 'linkOver' } };
const wait = { errors: { form: 'wait' } };

/** However slow the machine is, nobody has waited. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** The links that were mailed and still choose a password. */
async function workingLinks(): Promise<string[]> {
  const links = await outboxLinks();
  const found = await Promise.all(links.map((link) => readPasswordLink(link)));
  return links.filter((_, index) => found[index]?.kind === 'reset');
}

const cookie = 'heem_device';
const entered = { status: 'sent', href: '/nl/klantenzone/' };

/** A browser in which the owner logged in. */
async function ownBrowser(email: string = an.email): Promise<Jar> {
  const jar: Jar = new Map();
  expect(await send(loginForm(email, password), otherNetwork(), jar)).toEqual(entered);
  return jar;
}

/** Wrong passwords from as many networks, of browsers with such a cookie; how many of them were looked at. Hashing each would take long. */
async function wrongTries(count: number, value?: string): Promise<number> {
  const looked = vi.fn(() => Promise.reject(new FormRefusalError({ form: 'credentials' })));
  const one = () => tryPassword(an.email, otherNetwork(), looked);
  await Promise.allSettled(Array.from({ length: count }, () => withJar(withValue(value), one)));
  return looked.mock.calls.length;
}

const withValue = (value?: string): Jar => new Map(value === undefined ? [] : [[cookie, { value, options: {} }]]);

onBothEngines(() => {
  it('the tables are what better-auth asks for', async () => {
    const { options } = await auth();
    const { toBeCreated, toBeAdded } = await getMigrations(options);
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
  });

  it('an invitation creates an account once, and its link works once, also if used twice at the same time', async () => {
    const link = await invited(an);
    await invited({ ...an, name: 'Another', homes: [5801, 5802] });
    expect(await listAccounts()).toEqual([expect.objectContaining({ name: 'An Peeters', homes: [5801, 5802] })]);
    expect(await outboxLinks()).toHaveLength(2);
    const answers = await Promise.all([password, password].map((one) => send(passwordForm(link, one))));
    const [refused, accepted] = answers.toSorted((a, b) => (a.status < b.status ? -1 : 1));
    expect([refused, accepted]).toMatchObject([linkOver, { status: 'sent', href: '/nl/klantenzone/' }]);
    expect(await send(passwordForm(`${link}x`, password))).toMatchObject(linkOver);
    expect(await send(loginForm('AN.Peeters@owner.example', password))).toMatchObject(sent);
  });

  it('repeated and simultaneous attempts must wait', async () => {
    await send(passwordForm(await invited(an), password));
    stopClock();
    const tries = await Promise.all(Array.from({ length: 12 }, () => send(loginForm(an.email, 'a wrong password'))));
    expect(tries.filter((answer) => 'errors' in answer && answer.errors.form === 'wait')).toHaveLength(8);
    expect(await send(loginForm(an.email, password))).toMatchObject(wait);
    expect(await send(loginForm(an.email, password), '198.51.100.7')).toMatchObject(sent);
    vi.advanceTimersByTime(1_000);
    expect(await send(loginForm(an.email, password))).toMatchObject(sent);
  });

  it('a session is known by its cookie until it is ended, everywhere if that is asked', async () => {
    await send(passwordForm(await invited(an), password));
    const here = await loggedIn(an.email, password);
    const there = await loggedIn(an.email, password);
    expect(await findCurrentAccount(here)).toMatchObject({ email: an.email, locale: 'nl', role: 'client' });
    const forged = new Headers({ cookie: (here.get('cookie') ?? '').replace(/=../, '=zz') });
    for (const stranger of [new Headers(), forged]) expect(await findCurrentAccount(stranger)).toBeNull();
    await endSession(here, false);
    expect(await findCurrentAccount(here)).toBeNull();
    expect(await findCurrentAccount(there)).not.toBeNull();
    const again = await loggedIn(an.email, password);
    await endSession(there, true);
    expect(await findCurrentAccount(again)).toBeNull();
  });

  it('the account of a search needs a new password when its user becomes an owner', async () => {
    const { id, email } = await addSearch({ email: 'zoe@visitor.example' }, false);
    await inTransaction((trx) => storePassword(trx, id, password));
    await answerLink({ kind: 'search', id, step: 'confirm' });
    const before = await loggedIn(email, password);
    const link = await invited({ ...an, email });
    expect(await findCurrentAccount(before)).toBeNull();
    expect(await send(loginForm(email, password))).toMatchObject(credentials);
    expect(await send(passwordForm(link, other))).toMatchObject(sent);
    await invited({ ...an, email, homes: [5802] });
    expect(await send(loginForm(email, other))).toMatchObject(sent);
    expect(await listHomesOfAccount((await findAccountByEmail(email))?.id ?? '')).toEqual([5801, 5802]);
  });
});

onSqlite(() => {
  it('a wrong address and a wrong password get the same answer', async () => {
    await send(passwordForm(await invited(an), password));
    const answers = [
      await send(loginForm(an.email, 'not the password')),
      await send(loginForm('nobody@owner.example', password)),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 'invalid', ...credentials });
    expect(answers[0]).toMatchObject({ values: { loginEmail: an.email } });
    expect(JSON.stringify(answers)).not.toContain('not the password');
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

  it('a new password ends the existing sessions', async () => {
    await send(passwordForm(await invited(an), password));
    const before = await loggedIn(an.email, password);
    await forgotten(an.email);
    expect(await send(passwordForm((await outboxLinks()).at(-1) ?? '', other))).toMatchObject(sent);
    expect(await findCurrentAccount(before)).toBeNull();
    expect(await send(loginForm(an.email, password))).toMatchObject(credentials);
  });

  it('a password that was chosen ends every other link of its account, and of no other', async () => {
    const first = await invited(an);
    const second = await invited(an);
    const ofOther = await invited({ ...an, email: 'bea@owner.example' });
    expect(await send(passwordForm(second, password))).toMatchObject(sent);
    expect(await send(passwordForm(first, other))).toMatchObject(linkOver);
    expect(await send(passwordForm(ofOther, password))).toMatchObject(sent);
  });

  it('an owner is not invited as staff, and gets no mail of it', async () => {
    await invited(an);
    const person = ['--email', 'AN.Peeters@owner.example', '--name', 'An', '--locale', 'nl'];
    expect(await staffCommand('staff', 'invite', ...person, '--role', 'owner')).toMatchObject({ code: 2 });
    expect(await outboxLinks()).toHaveLength(1);
    expect(await findAccountByEmail(an.email)).toMatchObject({ role: 'client' });
  });

  it('a forgotten password gets the same answer for all addresses; only accounts get a mail, at most three per network in a quarter of an hour', async () => {
    await invited(an);
    stopClock();
    const answers = [await forgotten('nobody@owner.example')];
    for (let i = 0; i < 4; i++) answers.push(await forgotten(an.email, '192.0.2.1'));
    expect(await workingLinks()).toHaveLength(3);
    for (let i = 0; i < 6; i++) answers.push(await forgotten(an.email));
    expect(await workingLinks()).toHaveLength(4);
    expect(answers).toEqual(answers.map(() => ({ status: 'sent', href: '/nl/wachtwoord/?sent=yes' })));
  });

  it('after every request, at least one mailed link works', async () => {
    await invited(an);
    stopClock();
    const ask = async (...networks: string[]) => {
      await Promise.all(networks.map((network) => forgotten(an.email, network)));
      expect(await workingLinks()).not.toEqual([]);
    };
    const [own, foreign] = ['192.0.2.1', '192.0.2.2'];
    await ask(foreign, foreign, foreign, own);
    // Around the end of a limit and of the first links, where one limit could refuse because the other did.
    for (const minutes of [44, 6, 9, 2, 14]) {
      vi.advanceTimersByTime(minutes * minuteMs);
      await ask(own, own, own);
    }
  });

  it('a new link is mailed at once after the previous one was used', async () => {
    await invited(an);
    stopClock();
    for (let i = 0; i < 5; i++) await forgotten(an.email);
    const [link = ''] = await workingLinks();
    expect(await send(passwordForm(link, password))).toMatchObject(sent);
    expect(await workingLinks()).toEqual([]);
    await forgotten(an.email);
    expect(await workingLinks()).toHaveLength(1);
  });
});

onSqlite(() => {
  beforeEach(async () => {
    await send(passwordForm(await invited(an), password), otherNetwork());
    vi.useFakeTimers({ toFake: ['Date'] });
    return () => void vi.useRealTimers();
  });

  it('failed attempts of unknown devices do not lock out a known device', async () => {
    // A link to choose a password makes the browser known, too.
    const byLink: Jar = new Map();
    await send(passwordForm(await invited(an), password), otherNetwork(), byLink);
    const jar = await ownBrowser();
    expect(await wrongTries(40)).toBe(30);
    expect(await send(loginForm(an.email, password), otherNetwork(), byLink)).toEqual(entered);
    expect(await send(loginForm(an.email, password), otherNetwork())).toMatchObject(wait);
    for (let i = 0; i < 3; i++) {
      await wrongTries(3);
      expect(await send(loginForm(an.email, password), otherNetwork(), jar)).toEqual(entered);
    }
    // A correct password of the owner does not reset the attempts of strangers.
    expect(await send(loginForm(an.email, password), otherNetwork())).toMatchObject(wait);
  });

  it('a stolen device cookie allows four attempts in total, also after a log-in of the owner', async () => {
    const jar = await ownBrowser();
    const stolen = jar.get(cookie)?.value ?? '';
    expect(await wrongTries(12, stolen)).toBe(4);
    expect(await send(loginForm(an.email, password), otherNetwork(), withValue(stolen))).toMatchObject(wait);
    vi.advanceTimersByTime(1_000);
    expect(await send(loginForm(an.email, password), otherNetwork(), jar)).toEqual(entered);
    expect(jar.get(cookie)?.value).not.toBe(stolen);
    expect(await send(loginForm(an.email, password), otherNetwork(), withValue(stolen))).toMatchObject(wait);
  });

  it('forged, foreign and expired device cookies count as unknown devices', async () => {
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

  it('a new password invalidates earlier device cookies', async () => {
    const jar = await ownBrowser();
    await forgotten(an.email);
    const link = (await outboxLinks()).at(-1) ?? '';
    expect(await send(passwordForm(link, 'Another long sentence'), otherNetwork())).toMatchObject({ status: 'sent' });
    await wrongTries(31);
    expect(await send(loginForm(an.email, 'Another long sentence'), otherNetwork(), jar)).toMatchObject(wait);
  });

  it('only a log-in sets the device cookie; it is HttpOnly for this site, and not a session', async () => {
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
    expect(await findCurrentAccount(new Headers({ cookie: `${cookie}=${plain?.value}` }))).toBeNull();
  });
});
