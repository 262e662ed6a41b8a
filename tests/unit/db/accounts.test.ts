import { getMigrations } from 'better-auth/db/migration';
import { expect, it } from 'vitest';
import { auth } from '@/lib/accounts/auth';
import { keepPassword } from '@/lib/accounts/searcher-account';
import { currentAccount, endSession } from '@/lib/accounts/session';
import { findAccountOf, listAccounts, ownedBy, removeOwnership } from '@/lib/db/accounts';
import { db, inTransaction } from '@/lib/db/database';
import { erasePerson, exportPerson } from '@/lib/db/persons';
import { deleteExpired } from '@/lib/db/retention';
import { searchesOf } from '@/lib/db/searches';
import { env } from '@/lib/env';
import { chosenHomes, ownedHomes } from '@/lib/owners/owned-homes';
import { answerLink } from '@/lib/subscriptions/answer-link';
import { sample } from '../../support/sample-site';
import { an, invited, loggedIn, loginForm, password, passwordForm, send } from '../../support/storage/accounts';
import { onBothEngines } from '../../support/storage/database';
import { addSearch } from '../../support/storage/searches';

const day = 86_400_000;
onBothEngines(() => {
  it('the tables are what better-auth asks for', async () => {
    const { options } = await auth();
    const { toBeCreated, toBeAdded } = await getMigrations(options);
    expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
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

  it('whoever tries again and again has to wait, and so do many that try at once', async () => {
    await send(passwordForm(await invited(an), password));
    const tries = await Promise.all(Array.from({ length: 12 }, () => send(loginForm(an.email, 'a wrong password'))));
    const waited = tries.filter((answer) => 'errors' in answer && answer.errors.form === 'wait');
    expect(waited.length).toBeGreaterThanOrEqual(8);
    expect(await send(loginForm(an.email, password))).toMatchObject({ errors: { form: 'wait' } });
    expect(await send(loginForm(an.email, password), '198.51.100.7')).toMatchObject({ status: 'sent' });
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

  it('an owner has their homes, a manager those of all, and nobody one that is asked for by its number', async () => {
    await invited(an);
    await invited({ ...an, email: 'staff@heem.example', role: 'manager', homes: [] });
    const [owner, manager] = [await findAccountOf(an.email), await findAccountOf('staff@heem.example')];
    if (!owner || !manager) throw new Error('an account is missing');
    const own = await ownedHomes(owner, sample);
    expect(own).toEqual([5801]);
    expect(chosenHomes(own, 'all')).toEqual([5801]);
    expect(chosenHomes(own, '5801,5802')).toEqual([5801]);
    expect(chosenHomes(own, '5802')).toEqual([]);
    expect(await ownedHomes(manager, sample)).toHaveLength(sample.catalogue.properties.size);
    expect(await removeOwnership(owner.id, 5801)).toBe(true);
    expect(await removeOwnership(owner.id, 5801)).toBe(false);
    expect(await ownedBy(owner.id)).toEqual([]);
  });

  it('what is kept of an account can be exported and erased, and what is over is deleted', async () => {
    await send(passwordForm(await invited(an), password));
    await loggedIn(an.email, password);
    expect((await exportPerson(an.email.toUpperCase())).account).toEqual({
      ...{ name: 'An Peeters', role: 'client', locale: 'nl' },
      homes: [5801],
    });
    const periods = { leads: 730, forms: {}, mails: 30, documents: 730 };
    const sessions = async () => (await (await db()).selectFrom('session').select('id').execute()).length;
    await deleteExpired(periods, Date.now() + 6 * day);
    expect(await sessions()).toBe(2);
    await deleteExpired(periods, Date.now() + 8 * day);
    expect(await sessions()).toBe(0);
    await erasePerson(an.email);
    expect(await listAccounts()).toEqual([]);
    expect(await ownedBy((await findAccountOf(an.email))?.id ?? '')).toEqual([]);
  });

  it('a search that is confirmed opens the account that was asked for with it, and changes none that there is', async () => {
    const { id, email } = await addSearch({ email: 'zoe@visitor.example' }, false);
    await inTransaction((trx) => keepPassword(trx, id, password));
    expect(await send(loginForm(email, password))).toMatchObject({ errors: { form: 'credentials' } });
    await answerLink({ kind: 'search', id, step: 'confirm' });
    await answerLink({ kind: 'search', id, step: 'confirm' });
    expect(await send(loginForm(email, password))).toMatchObject({ status: 'sent' });
    const again = await addSearch({ email }, false);
    await inTransaction((trx) => keepPassword(trx, again.id, 'Somebody else’s password'));
    await answerLink({ kind: 'search', id: again.id, step: 'confirm' });
    expect(await send(loginForm(email, password))).toMatchObject({ status: 'sent' });
    const found = await searchesOf('Zoe@visitor.example');
    expect(found.map((search) => search.id)).toEqual([id, again.id]);
  });
});
