import { expect, it } from 'vitest';
import { invite } from '@/lib/accounts/invite';
import { findAccountByEmail, listAccounts, listHomesOfAccount, removeOwnership } from '@/lib/accounts/store';
import { dayMs } from '@/lib/base/day';
import { db, inTransaction } from '@/lib/db/database';
import { listOwnedHomes, listOwners, selectChosenHomes } from '@/lib/owners/homes';
import { erasePerson } from '@/lib/people/erase-person';
import { exportPerson } from '@/lib/people/store-export';
import { deleteExpired } from '@/lib/people/store-retention';
import { answerLink } from '@/lib/subscriptions/answer-link';
import { storePassword } from '@/lib/subscriptions/searcher-account';
import { findSearch, listSearches } from '@/lib/subscriptions/store';
import { sample } from '@/tests/support/sample-site';
import {
  an,
  invited,
  loggedIn,
  loginForm,
  password,
  passwordForm,
  send,
  storedMails,
} from '@/tests/support/storage/accounts';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { retention } from '@/tests/support/storage/examples';
import { staffBrowser } from '@/tests/support/storage/office';
import { addSearch } from '@/tests/support/storage/searches';

const { properties, withdrawn } = sample.catalogue;

onBothEngines(() => {
  it('account data can be exported and erased, and expired data are deleted', async () => {
    await send(passwordForm(await invited(an), password));
    await loggedIn(an.email, password);
    expect((await exportPerson(an.email.toUpperCase())).account).toEqual({
      name: 'An Peeters',
      role: 'client',
      locale: 'nl',
      homes: [5801],
      lastLogIn: expect.any(String),
      reportNotes: [],
    });
    const sessions = async () => (await (await db()).selectFrom('session').select('id').execute()).length;
    await deleteExpired(retention, Date.now() + 6 * dayMs);
    expect(await sessions()).toBe(2);
    await deleteExpired(retention, Date.now() + 8 * dayMs);
    expect(await sessions()).toBe(0);
    // While the home can be had, its owner keeps the account.
    const eraser = { id: null, name: 'test' };
    expect((await erasePerson(an.email, eraser, sample)).stays.homes).toEqual([5801]);
    expect(await listAccounts()).toHaveLength(1);
    await removeOwnership((await findAccountByEmail(an.email))?.id ?? '', 5801);
    await erasePerson(an.email, eraser, sample);
    expect(await listAccounts()).toEqual([]);
    expect(await listHomesOfAccount((await findAccountByEmail(an.email))?.id ?? '')).toEqual([]);
  });

  it('an interrupted account creation is rolled back, and succeeds at the next attempt', async () => {
    const { id, email } = await addSearch({ email: 'zoe@visitor.example' }, false);
    await inTransaction((trx) => storePassword(trx, id, password));
    const { schema } = await db();
    // The password is written last.
    await schema.alterTable('account').renameTo('away').execute();
    await expect(answerLink({ kind: 'search', id, step: 'confirm' })).rejects.toThrow('account');
    expect([await findAccountByEmail(email), (await findSearch(id))?.confirmed]).toEqual([null, false]);
    await schema.alterTable('away').renameTo('account').execute();
    await answerLink({ kind: 'search', id, step: 'confirm' });
    expect(await send(loginForm(email, password))).toMatchObject({ status: 'sent' });
    expect((await findSearch(id))?.confirmed).toBe(true);
  });
});

onSqlite(() => {
  it('an invitation that fails leaves no account, no link and no mail', async () => {
    const fail = async () => Promise.reject(new Error('no log'));
    await expect(invite(an, sample, fail)).rejects.toThrow('no log');
    const links = await (await db()).selectFrom('verification').selectAll().execute();
    expect(await findAccountByEmail(an.email)).toEqual(null);
    expect(links).toEqual([]);
    expect(await storedMails()).toEqual([]);
  });

  it('owners have their homes, staff those assigned to them, and nobody gets access by number', async () => {
    await invited(an);
    const { staff: editor } = await staffBrowser({ role: 'editor' });
    const { staff: tom } = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const { staff: boss } = await staffBrowser({ role: 'owner' });
    const owner = await findAccountByEmail(an.email);
    if (!owner) throw new Error('an account is missing');
    const own = await listOwnedHomes(owner, sample);
    expect(own).toEqual([5801]);
    const chosen = (homes: string) => selectChosenHomes(own, { homes }, sample);
    expect([chosen('all'), chosen('5801,5802'), chosen('5802')]).toEqual([[5801], [5801], []]);
    expect([...(await listOwnedHomes(boss, sample))]).toEqual([...properties.keys(), ...withdrawn.keys()]);
    const ofTom = [...properties.values(), ...withdrawn.values()].filter(({ broker }) => broker === 'tom-claes');
    expect([...(await listOwnedHomes(tom, sample))]).toEqual(ofTom.map(({ id }) => id));
    expect(await listOwnedHomes(editor, sample)).toEqual([]);
    // A home that was taken off the site stays in the portal of its owner.
    const [gone = 0] = withdrawn.keys();
    await invited({ ...an, email: 'bea@owner.example', homes: [gone, 999_999] });
    const bea = await findAccountByEmail('bea@owner.example');
    expect(bea && (await listOwnedHomes(bea, sample))).toEqual([gone]);
    expect((await listOwners(sample)).map(({ email }) => email)).toEqual([an.email]);
    expect(await removeOwnership(owner.id, 5801)).toBe(true);
    expect(await removeOwnership(owner.id, 5801)).toBe(false);
    expect(await listHomesOfAccount(owner.id)).toEqual([]);
  });

  it('a search that is confirmed opens the account that was requested with it, and changes no existing one', async () => {
    const { id, email } = await addSearch({ email: 'zoe@visitor.example' }, false);
    await inTransaction((trx) => storePassword(trx, id, password));
    expect(await send(loginForm(email, password))).toMatchObject({ errors: { form: 'credentials' } });
    await answerLink({ kind: 'search', id, step: 'confirm' });
    await answerLink({ kind: 'search', id, step: 'confirm' });
    expect(await send(loginForm(email, password))).toMatchObject({ status: 'sent' });
    const again = await addSearch({ email }, false);
    await inTransaction((trx) => storePassword(trx, again.id, 'Somebody else’s password'));
    await answerLink({ kind: 'search', id: again.id, step: 'confirm' });
    expect(await send(loginForm(email, password))).toMatchObject({ status: 'sent' });
    const found = await listSearches('Zoe@visitor.example');
    expect(found.map((search) => search.id)).toEqual([id, again.id]);
  });
});
