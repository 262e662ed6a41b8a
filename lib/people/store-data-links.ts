import { normalizeEmail } from '../base/email.ts';
import { db, type Trx } from '../db/database.ts';

/** Stores a link for an address until a time (ms since epoch). */
export async function insertDataLink(trx: Trx, id: string, email: string, until: number): Promise<void> {
  await trx
    .insertInto('data_link')
    .values({ id, email: normalizeEmail(email), expires_at: until })
    .execute();
}

/** Returns the address that a link is for; null if it has expired. */
export async function findEmailOfDataLink(id: string, now = Date.now()): Promise<string | null> {
  const found = await (await db())
    .selectFrom('data_link')
    .select('email')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found?.email ?? null;
}

/** Ends the links of an address. */
export async function endDataLinks(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('data_link').where('email', '=', normalizeEmail(email)).execute();
}

/** Deletes the expired links. */
export async function deleteEndedDataLinks(trx: Trx, now: number): Promise<void> {
  await trx.deleteFrom('data_link').where('expires_at', '<=', now).execute();
}
