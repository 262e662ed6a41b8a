import 'server-only';
import {
  consumePendingPassword,
  findAccountByEmail,
  hasPendingPassword,
  storePendingPassword,
} from '../accounts/store.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { findSearch } from './store.ts';

// Most searches come without a password: only one that has one loads the accounts.

/** Keeps the password that somebody chose with a search, hashed, until the search is confirmed: before, the address may be another's. */
export async function storePassword(trx: Trx, search: string, password: string): Promise<void> {
  const { hashPassword } = await import('better-auth/crypto');
  await storePendingPassword(trx, search, await hashPassword(password));
}

/** Creates the account that waits for a search, once its address is confirmed; an existing account is not changed. Idempotent. */
export async function openSearcherAccount(searchId: string): Promise<void> {
  const search = await findSearch(searchId);
  if (!search || !(await hasPendingPassword(searchId))) return;
  const { name, email, locale } = search;
  const known = await findAccountByEmail(email);
  const { auth } = await import('../accounts/auth.ts');
  // One transaction: a password that was taken out without an account would be lost, and an account without its password stay closed.
  await inTransaction(async (trx) => {
    const password = await consumePendingPassword(trx, searchId);
    if (!password || known) return;
    const { internalAdapter } = await (await auth(trx)).$context;
    const person = { name, email, locale, role: 'client', emailVerified: true };
    const { id } = await internalAdapter.createUser(person, { method: 'email-password' });
    await internalAdapter.linkAccount({ userId: id, accountId: id, providerId: 'credential', password });
  });
}
