import 'server-only';
import { randomBytes } from 'node:crypto';
import { dayMs } from '../base/day.ts';
import { normalizeEmail } from '../base/email.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { refreshPerson } from '../db/person-index.ts';
import { putMail } from '../mail/store.ts';
import type { Account } from './account.ts';
import { composePasswordMail } from './account-mails.ts';
import { auth } from './auth.ts';
import { tokenName } from './new-password.ts';
import { passwordHref } from './password-links.ts';
import { addOwnership, closeAccount, findAccountByEmail, listHomesOfAccount } from './store.ts';

const twoWeeks = 14 * dayMs;

export interface Invitation extends Omit<Account, 'id'> {
  /** Ids of the catalogue. */
  homes: readonly number[];
  /** For a member of staff: their person in data/team.json. */
  broker?: string | null;
}

/**
 * Creates an account with homes, and mails a link to choose a password, which it returns. An existing owner keeps the account and gets the
 * homes in addition. Idempotent except for the mail. `alsoInTransaction` runs in the same transaction: if it throws, nothing is stored.
 */
export async function invite(
  { homes, ...given }: Invitation,
  data: Snapshot,
  alsoInTransaction?: (trx: Trx, account: Account) => Promise<unknown>,
): Promise<{ account: Account; link: string }> {
  const person = { ...given, email: normalizeEmail(given.email) };
  const known = await findAccountByEmail(person.email);
  const link = { kind: 'invitation', token: randomBytes(24).toString('base64url') } as const;
  const mail = await composePasswordMail(known ?? person, link, data);
  // An account without homes comes from a search, whose password somebody else may have chosen: the reader of the mail chooses a new one.
  const isSearcher = known?.role === 'client' && (await listHomesOfAccount(known.id)).length === 0;
  const account = await inTransaction(async (trx) => {
    const { internalAdapter } = await (await auth(trx)).$context;
    const create = () => internalAdapter.createUser({ ...person, emailVerified: false }, { method: 'email-password' });
    const invited: Account = known ?? { ...person, id: (await create()).id };
    const expiresAt = new Date(Date.now() + twoWeeks);
    await internalAdapter.createVerificationValue({ identifier: tokenName(link.token), value: invited.id, expiresAt });
    if (isSearcher) await closeAccount(trx, invited.id);
    for (const home of homes) await addOwnership(invited.id, home, trx);
    await refreshPerson(trx, invited.email);
    await putMail(trx, mail);
    await alsoInTransaction?.(trx, invited);
    return invited;
  });
  return { account, link: await passwordHref(link, account.locale, data) };
}
