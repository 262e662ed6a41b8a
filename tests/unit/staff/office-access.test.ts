import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { findCurrentAccount } from '@/lib/accounts/session';
import { hasOtherOwner, listStaff, removeStaff } from '@/lib/accounts/store-staff';
import { minuteMs } from '@/lib/base/day';
import { db, inTransaction } from '@/lib/db/database';
import { consumeQuota } from '@/lib/db/rate-limit';
import { keyedHash } from '@/lib/http/rate-limit';
import { officeSession } from '@/lib/staff/session';
import { removeStaffMember } from '@/lib/staff/staff-actions';
import { totp } from '@/scripts/support/totp';
import { an, invited, loginForm, otherNetwork, passwordForm, send } from '@/tests/support/storage/accounts';
import { later, onBothEngines, onSqlite } from '@/tests/support/storage/database';
import {
  auditEvents,
  expectAnswers,
  invitedStaff,
  OfficeBrowser,
  staffBrowser,
  staffByForms,
  staffPassword,
} from '@/tests/support/storage/office';

onBothEngines(() => {
  it('an invitation leads to a password, a second factor and the office, and not further without each', async () => {
    const { email, link } = await invitedStaff({ role: 'broker', broker: 'tom-claes' });
    const browser = new OfficeBrowser();
    expect(await browser.choosePassword(link)).toEqual({ status: 'sent', href: '/nl/office/second-factor/' });
    expect(await officeSession(browser.headers)).toMatchObject({ staff: { email, secured: false } });
    const other = new OfficeBrowser();
    expect(await other.act('log-in', { email, password: staffPassword })).toEqual({
      href: '/nl/office/second-factor/',
    });
    expect(await officeSession(other.headers)).not.toBeNull();
    // A password alone opens neither the office nor the portal.
    expect(await browser.act('lead.note', { id: crypto.randomUUID(), text: 'x' })).toEqual({ error: 'loggedOut' });
    expect(await findCurrentAccount(browser.headers)).toBeNull();
    expect(await browser.act('factor.begin', { password: 'wrong' })).toEqual({ error: 'password' });
    const { factor } = await browser.act('factor.begin', { password: staffPassword });
    expect(factor?.codes).toHaveLength(10);
    expect(await browser.act('factor.confirm', { code: '000000' })).toEqual({ error: 'code' });
    expect(await browser.act('factor.confirm', { code: totp(factor?.key ?? '') })).toEqual({ href: '/nl/office/' });
    expect(await officeSession(browser.headers)).toMatchObject({ staff: { secured: true, broker: 'tom-claes' } });
    expect(await findCurrentAccount(browser.headers)).toMatchObject({ email });
    // A session that was opened by the password alone ends when the second factor is set up.
    expect(await officeSession(other.headers)).toBeNull();
  });

  it('if two owners remove each other at the same time, one remains', async () => {
    const [one, other] = [(await staffBrowser({ role: 'owner' })).staff, (await staffBrowser({ role: 'owner' })).staff];
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const first = inTransaction(async (trx) => {
      expect(await hasOtherOwner(trx, other.id)).toBe(true);
      begin();
      // The pause gives the second transaction time for the same query.
      await pause(200);
      await removeStaff(trx, other.id);
    });
    const second = begun.then(() => removeStaffMember(one.id, other));
    await expect(second).rejects.toThrow('lastOwner');
    await first;
    expect((await listStaff()).map(({ id }) => id)).toEqual([one.id]);
  });

  it('an owner manages the access of others; the last owner cannot be removed', async () => {
    const owner = await staffBrowser({ role: 'owner', name: 'Lies Vandeput' });
    const broker = await staffByForms({ role: 'broker' });
    const { id } = broker.staff;
    await expectAnswers(owner.browser, [
      ['staff.change', { id: owner.staff.id, role: 'editor' }, { error: 'lastOwner' }],
      ['staff.remove', { id: owner.staff.id }, { error: 'notYourself' }],
      ['staff.change', { id, role: 'broker', broker: 'nobody' }, { error: 'unknownPerson' }],
      ['staff.change', { id, role: 'editor', broker: 'tom-claes' }, { done: 'saved' }],
      ['staff.end-sessions', { id }, { done: 'sessionsEnded' }],
    ]);
    expect(await officeSession(broker.browser.headers)).toBeNull();
    expect(await owner.browser.act('staff.reset', { id })).toEqual({ done: 'reset' });
    expect(await listStaff()).toContainEqual(
      expect.objectContaining({ id, role: 'editor', secured: false, sessions: 0 }),
    );
    expect(await new OfficeBrowser().act('log-in', { email: broker.staff.email, password: staffPassword })).toEqual({
      error: 'credentials',
    });
    expect(await owner.browser.act('staff.remove', { id })).toEqual({ done: 'removed' });
    expect((await listStaff()).map((one) => one.id)).toEqual([owner.staff.id]);
    expect(await owner.browser.act('session.end-all')).toEqual({ href: '/nl/office/log-in/' });
    expect(await officeSession(owner.browser.headers)).toBeNull();
  });

  it('audit events cannot be changed or deleted', async () => {
    await staffByForms({ role: 'owner' });
    const database = await db();
    const all = () => database.selectFrom('audit_log').selectAll().execute();
    const before = await all();
    expect(before.map(({ action }) => action).toSorted()).toEqual(['staff.invite', 'staff.secured']);
    await expect(database.updateTable('audit_log').set({ actor_name: 'x' }).execute()).rejects.toThrow('append-only');
    await expect(database.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
    expect(await all()).toEqual(before);
    await database
      .insertInto('audit_subject')
      .values({ subject: '5801', line: before[0]?.id ?? '' })
      .execute();
    await expect(database.updateTable('audit_subject').set({ subject: 'x' }).execute()).rejects.toThrow('append-only');
    await expect(database.deleteFrom('audit_subject').execute()).rejects.toThrow('append-only');
    expect(JSON.stringify(before)).not.toContain(staffPassword);
  });

  it('a log-in takes password and code; a code is good once, a recovery code too', async () => {
    const { staff, key, codes } = await staffByForms({ role: 'editor' });
    const browser = new OfficeBrowser();
    const logIn = (own = browser) => own.act('log-in', { email: staff.email, password: staffPassword, next: 'leads' });
    expect(await browser.act('log-in', { email: staff.email, password: 'wrong' })).toEqual({ error: 'credentials' });
    expect(await logIn()).toEqual({ href: '/nl/office/code/?next=leads' });
    expect(await officeSession(browser.headers)).toBeNull();
    expect(await browser.act('code', { code: '123 456', next: 'leads' })).toEqual({ error: 'code' });
    expect(await browser.act('code', { code: totp(key), next: 'leads' })).toEqual({ href: '/nl/office/leads/' });
    expect(await officeSession(browser.headers)).toMatchObject({ staff: { id: staff.id } });

    const other = new OfficeBrowser();
    await logIn(other);
    expect(await other.act('code', { code: totp(key) })).toEqual({ error: 'code' });
    expect(await officeSession(other.headers)).toBeNull();
    await logIn(other);
    expect(await other.act('code', { code: codes[0] ?? '', next: 'https://x.example' })).toEqual({
      href: '/nl/office/',
    });
    await other.act('log-out');
    await logIn(other);
    expect(await other.act('code', { code: codes[0] ?? '' })).toEqual({ error: 'code' });
  });

  it('a session ends after twelve hours; after half an hour of silence it needs a code to export', async () => {
    const { browser, key } = await staffByForms({ role: 'broker' });
    expect(await officeSession(browser.headers)).toMatchObject({ isFresh: true });
    await later(29, async () => expect(await officeSession(browser.headers)).toMatchObject({ isFresh: true }));
    await later(58, async () => expect(await officeSession(browser.headers)).toMatchObject({ isFresh: true }));
    await later(89, async () => {
      expect(await officeSession(browser.headers)).toMatchObject({ isFresh: false });
      expect(await officeSession(browser.headers)).toMatchObject({ isFresh: false });
      expect(await browser.act('session.confirm', { code: '000000' })).toEqual({ error: 'code' });
      expect(await browser.act('session.confirm', { code: totp(key) })).toEqual({ done: 'confirmed' });
      expect(await officeSession(browser.headers)).toMatchObject({ isFresh: true });
    });
    await later(12 * 60 + 1, async () => expect(await officeSession(browser.headers)).toBeNull());
  });
});

onSqlite(() => {
  it('the language that somebody chose is that of their next log-in, and in the log', async () => {
    const { browser, staff, key } = await staffByForms({ role: 'editor' });
    expect(await browser.act('language.choose', { language: 'xx' })).toMatchObject({ error: 'invalid' });
    for (let times = 0; times < 2; times++)
      expect(await browser.act('language.choose', { language: 'de' })).toEqual({});
    const changes = await auditEvents({ action: 'language.choose' });
    expect(changes).toMatchObject([{ subject: staff.id, before: { language: 'nl' }, after: { language: 'de' } }]);
    const other = new OfficeBrowser();
    await other.act('log-in', { email: staff.email, password: staffPassword, next: 'homes' });
    expect(await other.act('code', { code: totp(key), next: 'homes' })).toEqual({ href: '/de/office/homes/' });
  });

  it('the log-in of the portal asks staff for their code, and the door of the office has none for owners of homes', async () => {
    const { staff } = await staffByForms({ role: 'broker' });
    expect(await send(loginForm(staff.email, staffPassword), otherNetwork())).toEqual({
      status: 'sent',
      href: '/nl/office/code/',
    });
    await send(passwordForm(await invited(an), staffPassword));
    const browser = new OfficeBrowser();
    expect(await browser.act('log-in', { email: an.email, password: staffPassword })).toEqual({ error: 'notStaff' });
    expect(await officeSession(browser.headers)).toBeNull();
  });

  it('after an idle half hour, changes of access require a code', async () => {
    const { browser, key } = await staffByForms({ role: 'owner' });
    const { staff: other } = await staffBrowser({ role: 'editor' });
    const forms: [string, Record<string, string>][] = [
      ['staff.invite', { email: 'evil@evil.example', name: 'Evil', role: 'owner', language: 'nl' }],
      ['staff.change', { id: other.id, role: 'owner' }],
      ['staff.reset', { id: other.id }],
      ['staff.remove', { id: other.id }],
      ['codes.renew', { password: staffPassword }],
      ['calendar.renew', { scope: 'office' }],
      ['lead.forward', { id: crypto.randomUUID(), key: crypto.randomUUID(), to: 'evil@evil.example' }],
      ['owner.invite', { email: 'evil@evil.example', name: 'Evil', homes: '5801', language: 'nl' }],
    ];
    await later(31, async () => {
      await expectAnswers(
        browser,
        forms.map(([name, fields]) => [name, fields, { error: 'stale' }]),
      );
      expect(await browser.act('session.confirm', { code: totp(key) })).toEqual({ done: 'confirmed' });
      expect(await browser.act('staff.remove', { id: other.id })).toEqual({ done: 'removed' });
    });
  });

  it('background requests do not count against the limit of actions', async () => {
    const { browser, staff } = await staffBrowser({ role: 'editor' });
    const count = (what: string, turns: number) =>
      keyedHash(staff.id).then((who) => consumeQuota(`${what} ${who}`, turns, 5_000, minuteMs));
    await count('office', 299);
    const [open, keep] = [
      { record: 'site', version: '0' },
      { record: 'site', version: '0', base: '{', changes: '{' },
    ];
    for (const [action, fields] of [
      ['record.poll', open],
      ['record.autosave', keep],
      ['units.poll', { project: '1' }],
    ] as const)
      expect((await browser.act(action, fields)).error).not.toBe('tooMany');
    expect(await browser.act('language.choose', { language: 'nl' })).toEqual({});
    expect(await browser.act('language.choose', { language: 'nl' })).toEqual({ error: 'tooMany' });
    await count('office-background', 4_997);
    expect(await browser.act('record.poll', open)).toEqual({ error: 'tooMany' });
  });

  it('with a read-only database pages still work, and actions return an error', async () => {
    const { browser, staff } = await staffBrowser({ role: 'owner' });
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await later(2, async () => {
      await sql`pragma query_only = 1`.execute(await db());
      expect(await officeSession(browser.headers)).toMatchObject({ staff, isFresh: true });
      expect(await browser.act('lead.note', { id: crypto.randomUUID(), text: 'x' })).toEqual({ error: 'readOnly' });
    });
    expect(error).toHaveBeenCalledWith('The use of a session cannot be stored:', expect.any(Error));
    error.mockRestore();
  });

  it('a factor that is locked after wrong codes says so', async () => {
    const { staff, key } = await staffByForms({ role: 'editor' });
    const until = new Date(Date.now() + 10 * minuteMs).toISOString();
    await sql`update "twoFactor" set "lockedUntil" = ${until}`.execute(await db());
    const other = new OfficeBrowser();
    await other.act('log-in', { email: staff.email, password: staffPassword });
    expect(await other.act('code', { code: totp(key) })).toEqual({ error: 'locked' });
  });

  it('an open page does not keep a session alive; typing does', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const isFresh = async () => (await officeSession(browser.headers, { isUse: false }))?.isFresh;
    await later(20, () => browser.act('record.poll', { record: 'site', version: '0' }));
    await later(25, () => browser.act('units.poll', { project: '1' }));
    await later(29, async () => expect(await isFresh()).toBe(true));
    await later(31, async () => expect(await isFresh()).toBe(false));
    await later(20, () => browser.act('record.autosave', { record: 'site', version: '0', base: '{', changes: '{' }));
    await later(31, async () => expect(await isFresh()).toBe(true));
  });

  it('a client cannot become staff, and new recovery codes replace the old', async () => {
    const { browser, staff, codes } = await staffByForms({ role: 'owner' });
    await invited(an);
    const person = { email: an.email, name: 'An', role: 'broker', language: 'nl' };
    expect(await browser.act('staff.invite', person)).toEqual({ error: 'isClient' });
    expect(await browser.act('staff.invite', { ...person, email: 'new@heem.example' })).toEqual({ done: 'invited' });
    expect(await browser.act('codes.renew', { password: 'wrong' })).toEqual({ error: 'password' });
    const renewed = await browser.act('codes.renew', { password: staffPassword });
    expect(renewed.codes).toHaveLength(10);
    const other = new OfficeBrowser();
    await other.act('log-in', { email: staff.email, password: staffPassword });
    expect(await other.act('code', { code: codes[1] ?? '' })).toEqual({ error: 'code' });
    expect(await other.act('code', { code: renewed.codes?.[1] ?? '' })).toEqual({ href: '/nl/office/' });
  });
});
