import '../../support/storage/quick-accounts';
import { expect, it } from 'vitest';
import { ownedBy } from '@/lib/db/accounts';
import { writeAudit } from '@/lib/db/audit';
import { inTransaction } from '@/lib/db/database';
import { updateStaff } from '@/lib/db/staff';
import { homes } from '../../support/sample-site';
import { later, onSqlite } from '../../support/storage/database';
import { type OfficeBrowser, staffBrowser } from '../../support/storage/office';

const [ofTom = 0, another = 0] = homes.filter(({ broker }) => broker === 'tom-claes').map(({ id }) => id);

/** Invites an owner of homes; returns the account. */
async function inviteOwner(browser: OfficeBrowser, ...owned: number[]): Promise<string> {
  const jef = { email: 'jef@owner.example', name: 'Jef Maes', language: 'fr' };
  const { href } = await browser.act('owner.invite', { ...jef, homes: owned.join(', ') });
  return /^\/nl\/office\/owners\/(\w+)\/$/.exec(href ?? '')?.[1] ?? '';
}

const broker = () => staffBrowser({ role: 'broker', broker: 'tom-claes' });

onSqlite(() => {
  it('an undo gives no home back once access has changed, the role is another, or a day has gone', async () => {
    const owner = await staffBrowser({ role: 'owner' });
    const tom = await broker();
    const id = await inviteOwner(tom.browser, ofTom, another);
    const take = async () => (await tom.browser.act('owner.take-home', { id, home: String(another) })).undo ?? '';
    const first = await take();
    expect(await tom.browser.act('undo', { undo: first })).toEqual({ done: 'undone' });
    const second = await take();
    expect(await tom.browser.act('undo', { undo: first })).toEqual({ error: 'changedSince' });
    const deed = { action: 'owner.take-home', subject: id, before: { home: another } };
    const old = await later(-25 * 60, () => inTransaction((trx) => writeAudit(trx, tom.staff, deed)));
    expect(await tom.browser.act('undo', { undo: old })).toEqual({ error: 'gone' });
    await inTransaction((trx) => updateStaff(trx, tom.staff.id, { role: 'editor', broker: null }));
    expect(await tom.browser.act('undo', { undo: second })).toEqual({ error: 'forbidden' });
    await inTransaction((trx) => updateStaff(trx, tom.staff.id, { role: 'broker', broker: 'sara-jacobs' }));
    expect(await tom.browser.act('undo', { undo: second })).toEqual({ error: 'ofColleague' });
    await inTransaction((trx) => updateStaff(trx, tom.staff.id, { role: 'broker', broker: 'tom-claes' }));
    expect(await owner.browser.act('owner.end', { id })).toEqual({ href: '/nl/office/owners/' });
    expect(await tom.browser.act('undo', { undo: second })).toEqual({ error: 'changedSince' });
    expect(await ownedBy(id)).toEqual([]);
  });

  it('a home that is theirs already is not taken by an undo', async () => {
    const tom = await broker();
    const id = await inviteOwner(tom.browser, ofTom);
    expect(await tom.browser.act('owner.add-home', { id, home: String(ofTom) })).toEqual({ done: 'saved' });
  });
});
