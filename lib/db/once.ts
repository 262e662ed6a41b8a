import { db } from './database.ts';

/**
 * Spends a token (a captcha's answer, a one-time link): true the first time only. It is remembered until `expiresAt` (ms since
 * epoch), after which its owner refuses it anyway.
 */
export async function spend(token: string, expiresAt: number): Promise<boolean> {
  const spent = await (await db())
    .insertInto('spent_token')
    .values({ token, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .returning('token')
    .executeTakeFirst();
  return spent !== undefined;
}
