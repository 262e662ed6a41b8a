import 'server-only';
import { findAccountOf, keepWaiting, takeWaiting } from '../db/accounts.ts';
import type { Trx } from '../db/database.ts';
import { findSearch } from '../db/searches.ts';

// Most searches come without a password: only one that has one loads the accounts.

/** Keeps the password that somebody chose with a search, hashed, until the search is confirmed: before, the address may be another's. */
export async function keepPassword(trx: Trx, search: string, password: string): Promise<void> {
  const { hashPassword } = await import('better-auth/crypto');
  await keepWaiting(trx, search, await hashPassword(password));
}

/** Makes the account that waits for a search, now that its address is confirmed; who has an account keeps it as it is. */
export async function openSearcherAccount(searchId: string): Promise<void> {
  const password = await takeWaiting(searchId);
  const search = await findSearch(searchId);
  if (!password || !search || (await findAccountOf(search.email))) return;
  const { name, email, locale } = search;
  const { auth } = await import('./auth.ts');
  const { internalAdapter } = await (await auth()).$context;
  const person = { name, email, locale, role: 'client', emailVerified: true };
  const { id } = await internalAdapter.createUser(person, { method: 'email-password' });
  await internalAdapter.linkAccount({ userId: id, accountId: id, providerId: 'credential', password });
}
