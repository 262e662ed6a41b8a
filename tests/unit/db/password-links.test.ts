import { expect, it } from 'vitest';
import { keepPassword } from '@/lib/accounts/searcher-account';
import { currentAccount } from '@/lib/accounts/session';
import { findAccountOf, ownedBy } from '@/lib/db/accounts';
import { inTransaction } from '@/lib/db/database';
import { answerLink } from '@/lib/subscriptions/answer-link';
import {
  an,
  invited,
  loggedIn,
  loginForm,
  outboxLinks,
  password,
  passwordForm,
  send,
} from '../../support/storage/accounts';
import { staffCommand } from '../../support/storage/command';
import { onBothEngines } from '../../support/storage/database';
import { addSearch } from '../../support/storage/searches';

const over = { errors: { form: 'linkOver' } };

onBothEngines(() => {
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

  it('an owner is not invited as staff, and gets no mail of it', async () => {
    await invited(an);
    const person = ['--email', 'AN.Peeters@owner.example', '--name', 'An', '--locale', 'nl'];
    expect(await staffCommand('staff', 'invite', ...person, '--role', 'owner')).toMatchObject({ code: 2 });
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
