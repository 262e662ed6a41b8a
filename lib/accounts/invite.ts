import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Snapshot } from '../data/load.ts';
import { dayMs } from '../day.ts';
import { addOwnership, closeAccount, findAccountOf, ownedBy } from '../db/accounts.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { putMail } from '../db/outbox.ts';
import { refreshPerson } from '../db/people.ts';
import type { Account } from './account.ts';
import { passwordMail } from './account-mails.ts';
import { auth } from './auth.ts';
import { tokenName } from './new-password.ts';
import { passwordHref } from './password-links.ts';

const twoWeeks = 14 * dayMs;

export interface Invitation extends Omit<Account, 'id'> {
  /** Ids of the catalogue. */
  homes: readonly number[];
  /** Of a member of staff: the person of data/team.json. */
  broker?: string | null;
}

/**
 * Gives somebody an account, homes, and a mail with a link to choose a password, which it returns. An owner keeps their account as it is
 * and gets the homes besides. Sent again, it begins nothing twice. What `inside` does is done with it, or neither is.
 */
export async function invite(
  { homes, ...given }: Invitation,
  data: Snapshot,
  inside?: (trx: Trx, account: Account) => Promise<unknown>,
): Promise<{ account: Account; link: string }> {
  const person = { ...given, email: given.email.toLowerCase() };
  const { internalAdapter } = await (await auth()).$context;
  const known = await findAccountOf(person.email);
  const account: Account = known ?? {
    ...person,
    id: (await internalAdapter.createUser({ ...person, emailVerified: false }, { method: 'email-password' })).id,
  };
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + twoWeeks);
  await internalAdapter.createVerificationValue({ identifier: tokenName(token), value: account.id, expiresAt });
  const link = { kind: 'invitation', token } as const;
  const mail = await passwordMail(account, link, data);
  // An account without homes comes from a search, whose password somebody else may have chosen: the reader of the mail chooses a new one.
  const isSearcher = known?.role === 'client' && (await ownedBy(known.id)).length === 0;
  await inTransaction(async (trx) => {
    if (isSearcher) await closeAccount(trx, account.id);
    for (const home of homes) await addOwnership(account.id, home, trx);
    await refreshPerson(trx, account.email);
    await putMail(trx, mail);
    await inside?.(trx, account);
  });
  return { account, link: await passwordHref(link, account.locale, data) };
}
