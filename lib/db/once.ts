import { db, type Trx } from './database.ts';

/**
 * Spends a token (a captcha's answer, a one-time link): true the first time only. It is remembered until `expiresAt` (ms since
 * epoch), after which its owner refuses it anyway. Within a transaction it is spent only if that is committed.
 */
export async function spend(token: string, expiresAt: number, trx?: Trx): Promise<boolean> {
  const spent = await (trx ?? (await db()))
    .insertInto('spent_token')
    .values({ token, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .returning('token')
    .executeTakeFirst();
  return spent !== undefined;
}
