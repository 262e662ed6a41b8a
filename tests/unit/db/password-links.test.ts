import { expect, it } from 'vitest';
import { keepPassword } from '@/lib/accounts/searcher-account';
import { currentAccount } from '@/lib/accounts/session';
import { findAccountOf, listAccounts, ownedBy } from '@/lib/db/accounts';
import { inTransaction } from '@/lib/db/database';
import { answerLink } from '@/lib/subscriptions/answer-link';
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
import { heem } from '../../support/storage/command';
import { onBothEngines } from '../../support/storage/database';
import { addSearch } from '../../support/storage/searches';

const over = { errors: { form: 'linkOver' } };

onBothEngines((database) => {
  it('an invitation makes an account once, and its link chooses a password once', async () => {
    const link = await invited(an);
    await invited({ ...an, name: 'Another', homes: [5801, 5802] });
    expect(await listAccounts()).toEqual([expect.objectContaining({ name: 'An Peeters', homes: [5801, 5802] })]);
    expect(await outboxLinks()).toHaveLength(2);
    const sent = await send(passwordForm(link, password));
    expect(sent).toEqual({ status: 'sent', href: '/nl/klantenzone/' });
    expect(await send(passwordForm(link, 'Another long password'))).toMatchObject(over);
    expect(await send(passwordForm(`${link}x`, password))).toMatchObject(over);
    expect(await send(loginForm('AN.Peeters@owner.example', password))).toMatchObject({ status: 'sent' });
  });

  it('a forgotten password is answered alike for everybody, mailed to accounts alone, three times a day', async () => {
    await invited(an);
    const answers = [await forgotten('nobody@owner.example')];
    for (let i = 0; i < 4; i++) answers.push(await forgotten(an.email));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 'sent', href: '/nl/wachtwoord/?sent=yes' })]),
    );
    expect(await outboxLinks()).toHaveLength(1 + 3);
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

  it('a link that is used twice at once serves once', async () => {
    const link = await invited(an);
    const answers = await Promise.all([password, 'Another long sentence'].map((one) => send(passwordForm(link, one))));
    expect(answers.map(({ status }) => status).sort()).toEqual(['invalid', 'sent']);
  });

  it('a password that was chosen ends every other link of its account, and of no other', async () => {
    const [first, second] = [await invited(an), await invited(an)];
    const other = await invited({ ...an, email: 'bea@owner.example' });
    expect(await send(passwordForm(second, password))).toMatchObject({ status: 'sent' });
    expect(await send(passwordForm(first, 'Another long sentence'))).toMatchObject(over);
    expect(await send(passwordForm(other, password))).toMatchObject({ status: 'sent' });
  });

  it('an owner is not invited as a manager, and gets no mail of it', async () => {
    await invited(an);
    const person = ['--email', 'AN.Peeters@owner.example', '--name', 'An', '--locale', 'nl'];
    expect(await heem(database(), 'manager', 'invite', ...person)).toMatchObject({ code: 2 });
    expect(await outboxLinks()).toHaveLength(1);
    expect(await findAccountOf(an.email)).toMatchObject({ role: 'client' });
  });

  it('somebody who came in by a search chooses another password when they become an owner', async () => {
    const { id, email } = await addSearch({ email: 'zoe@visitor.example' }, false);
    await inTransaction((trx) => keepPassword(trx, id, password));
    await answerLink({ kind: 'search', id, step: 'confirm' });
    const before = await loggedIn(email, password);
    const link = await invited({ ...an, email });
    expect(await currentAccount(before)).toBeNull();
    expect(await send(loginForm(email, password))).toMatchObject({ errors: { form: 'credentials' } });
    expect(await send(passwordForm(link, 'Another long sentence'))).toMatchObject({ status: 'sent' });
    await invited({ ...an, email, homes: [5802] });
    expect(await send(loginForm(email, 'Another long sentence'))).toMatchObject({ status: 'sent' });
    expect(await ownedBy((await findAccountOf(email))?.id ?? '')).toEqual([5801, 5802]);
  });
});
