import { expect, it, onTestFinished, vi } from 'vitest';
import { deleteOtherCredentials, findAccountByEmail, lockPassword } from '@/lib/accounts/store';
import { minuteMs } from '@/lib/base/day';
import { db, inTransaction } from '@/lib/db/database';
import { isWithinLimitOf } from '@/lib/http/rate-limit';
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
  storedMails,
} from '@/tests/support/storage/accounts';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { authenticator, countOf, passkeyBrowser } from '@/tests/support/storage/passkeys';

const accepted = [200, true];
const added = 'Er is een passkey toegevoegd';
const changed = 'Uw wachtwoord is gewijzigd';

/** An owner who is logged in, and a device of hers. */
async function owner() {
  await send(passwordForm(await invited(an), password), '203.0.113.9');
  const session = await loggedIn(an.email, password);
  return { session, browser: passkeyBrowser(session), device: authenticator() };
}

/** The same with a passkey. */
async function ownerWithPasskey() {
  const she = await owner();
  const { options } = await she.browser.begin('add', password);
  expect(await she.browser.finish('add', she.device.make(options))).toEqual(accepted);
  return she;
}

const subjects = async () => (await storedMails()).map(({ subject }) => subject);

onBothEngines((database) => {
  it('a passkey is added with the password, and reported by mail', async () => {
    const { device } = await ownerWithPasskey();
    const mail = (await storedMails()).at(-1);
    expect(mail).toMatchObject({ recipient: an.email, subject: added });
    const { text } = JSON.parse(mail?.message ?? '');
    expect(text).toMatch(/Op \d+ \p{L}+ \d{4} om \d\d:\d\d is er een passkey/u);
    expect(text).toContain('/nl/wachtwoord/');
    const stranger = passkeyBrowser();
    const { options } = await stranger.begin('use');
    expect(await stranger.finish('use', device.use(options))).toEqual(accepted);
    expect(stranger.jar.has('heem_device')).toBe(true);
  });

  it('a passkey and its mail are stored in one transaction', async () => {
    const { browser, device } = await owner();
    const { options } = await browser.begin('add', password);
    await (await db()).schema.alterTable('outbox').renameTo('gone').execute();
    await expect(browser.finish('add', device.make(options))).rejects.toThrow();
    await (await db()).schema.alterTable('gone').renameTo('outbox').execute();
    expect(await countOf('passkey')).toBe(0);
  });

  it('a passkey is removed on the page where it was removed, in the portal or the office', async () => {
    const { browser } = await ownerWithPasskey();
    const id = (await (await db()).selectFrom('passkey').select('id').executeTakeFirstOrThrow()).id;
    expect(await browser.remove({ id: 'another', office: 'on' })).toBe('/nl/office/account/');
    expect(await countOf('passkey')).toBe(1);
    expect(await browser.remove({ id })).toMatch(/^\/nl\/.+\//);
    expect(await countOf('passkey')).toBe(0);
  });

  it('a new password removes all passkeys, and is reported by mail', async () => {
    const { browser, device } = await ownerWithPasskey();
    await forgotten(an.email);
    const link = (await outboxLinks()).at(-1) ?? '';
    expect(await send(passwordForm(link, 'Another long sentence'))).toMatchObject({ status: 'sent' });
    expect(await countOf('passkey')).toBe(0);
    expect((await subjects()).slice(-2)).toEqual(['Nieuw wachtwoord', changed]);
    const { options } = await browser.begin('use');
    expect(await browser.finish('use', device.use(options))).toEqual([200, false]);
  });

  it('a passkey added at the same time does not survive a new password', async () => {
    const { browser, device } = await owner();
    const { options } = await browser.begin('add', password);
    const { id } = (await findAccountByEmail(an.email)) ?? { id: '' };
    const [passkeysGone, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // Repeats the steps of the reset, with a pause in which a passkey could be added.
    const reset = inTransaction(async (trx) => {
      await lockPassword(trx, id);
      await deleteOtherCredentials(trx, id);
      passkeysGone.resolve();
      await goOn.promise;
      await trx.deleteFrom('session').where('userId', '=', id).execute();
    });
    await passkeysGone.promise;
    const begun = vi.spyOn(await db(), 'transaction');
    const answer = browser.finish('add', device.make(options));
    // On SQLite it waits for the only connection before.
    if (database().engine === 'postgres') await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { timeout: 10_000 });
    goOn.resolve();
    await reset;
    expect(await answer).toEqual([400, false]);
    expect(await countOf('passkey')).toBe(0);
  });
});

onSqlite(() => {
  it('adding a passkey requires a session, and thirty requests of a network in ten minutes get a Retry-After', async () => {
    const stranger = passkeyBrowser(new Headers(), '203.0.113.77');
    expect(await stranger.begin('add', password)).toEqual({ status: 401 });
    for (let turn = 0; turn < 30; turn++) await isWithinLimitOf('passkey', '203.0.113.77', 30, 10 * minuteMs);
    expect(await stranger.begin('use')).toMatchObject({ status: 429, retryAfter: '600' });
  });

  it('adding a passkey requires the password, and each wrong one counts as a login attempt', async () => {
    const { browser } = await owner();
    // The clock stands still: however slow the machine is, nobody has waited.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await browser.begin('add')).toEqual({ status: 200, error: 'password' });
    for (let i = 0; i < 4; i++)
      expect(await browser.begin('add', 'not the password')).toEqual({ status: 200, error: 'credentials' });
    expect(await browser.begin('add', password)).toEqual({ status: 200, error: 'wait' });
    expect(await send(loginForm(an.email, password))).toMatchObject({ errors: { form: 'wait' } });
    expect(await browser.begin('add', 'x'.repeat(1_000))).toEqual({ status: 200, error: 'credentials' });
  });

  it('a passkey that was made on another site is refused, and not reported by mail', async () => {
    const { browser, device } = await owner();
    const { options } = await browser.begin('add', password);
    const foreign = device.make({ ...options, origin: 'https://elsewhere.example' });
    expect(await browser.finish('add', foreign)).toEqual([400, false]);
    expect(await browser.finish('add', 'no JSON')).toEqual([400, false]);
    expect(await countOf('passkey')).toBe(0);
    expect(await subjects()).not.toContain(added);
  });

  it('a device without user verification can neither add a passkey nor log in', async () => {
    const { browser, device } = await ownerWithPasskey();
    const adding = await browser.begin('add', password);
    expect(adding.options.authenticatorSelection?.userVerification).toBe('required');
    const made = authenticator().make({ ...adding.options, isVerified: false });
    expect(await browser.finish('add', made)).toEqual([400, false]);
    expect(await countOf('passkey')).toBe(1);
    const stranger = passkeyBrowser();
    const sessions = await countOf('session');
    const { options } = await stranger.begin('use');
    expect(options.userVerification).toBe('required');
    expect(await stranger.finish('use', device.use({ ...options, isVerified: false }))).toEqual([200, false]);
    expect(await countOf('session')).toBe(sessions);
    expect(stranger.jar.has('heem_device')).toBe(false);
  });

  it('another invitation also removes them, and a first password is not reported as a change', async () => {
    await ownerWithPasskey();
    expect(await subjects()).toEqual(['Volg uw pand online', added]);
    expect(await send(passwordForm(await invited(an), password))).toMatchObject({ status: 'sent' });
    expect(await countOf('passkey')).toBe(0);
    expect((await subjects()).at(-1)).toBe(changed);
  });
});
