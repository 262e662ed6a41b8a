import 'server-only';
import { hashPassword } from 'better-auth/crypto';
import { findAccountOf, keepWaiting, takeWaiting } from '../db/accounts.ts';
import type { Trx } from '../db/database.ts';
import { findSearch } from '../db/searches.ts';
import { auth } from './auth.ts';

/** Keeps the password that somebody chose with a search, hashed, until the search is confirmed: before, the address may be another's. */
export async function keepPassword(trx: Trx, search: string, password: string): Promise<void> {
  await keepWaiting(trx, search, await hashPassword(password));
}

/** Makes the account that waits for a search, now that its address is confirmed; who has an account keeps it as it is. */
export async function openSearcherAccount(searchId: string): Promise<void> {
  const password = await takeWaiting(searchId);
  const search = await findSearch(searchId);
  if (!password || !search || (await findAccountOf(search.email))) return;
  const { name, email, locale } = search;
  const { internalAdapter } = await (await auth()).$context;
  const person = { name, email, locale, role: 'client', emailVerified: true };
  const { id } = await internalAdapter.createUser(person, { method: 'email-password' });
  await internalAdapter.linkAccount({ userId: id, accountId: id, providerId: 'credential', password });
}
