import type { Locale } from '../i18n/locales.ts';
import { db, type Trx } from './database.ts';
import type { ReaderTable } from './subscription-tables.ts';

/** Somebody who asked for the newsletter. */
export type Reader = Pick<ReaderTable, 'id' | 'email' | 'name' | 'locale' | 'form'>;

/** Keeps an address that is still to be confirmed; one that is known stays as it is. */
export async function insertReader(trx: Trx, reader: Reader): Promise<void> {
  await trx
    .insertInto('reader')
    .values({
      ...reader,
      email: reader.email.toLowerCase(),
      state: 'asked',
      created_at: Date.now(),
      confirmed_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** The id of a reader with this address, confirmed or not; null for none. */
export async function readerIdOf(email: string): Promise<string | null> {
  const found = await (await db())
    .selectFrom('reader')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Null for one who stopped, or never confirmed and was deleted. */
export async function findReader(id: string): Promise<{ locale: Locale; confirmed: boolean } | null> {
  const found = await (await db())
    .selectFrom('reader')
    .select(['locale', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ? { locale: found.locale, confirmed: found.state === 'confirmed' } : null;
}

/** From now on the reader is on the list; again it changes nothing. */
export async function confirmReader(id: string): Promise<void> {
  await (await db())
    .updateTable('reader')
    .set({ state: 'confirmed', confirmed_at: Date.now() })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
}

export async function stopReader(id: string): Promise<void> {
  await (await db()).deleteFrom('reader').where('id', '=', id).execute();
}

/** Everybody on the list, the longest first, with the moment of their consent (ms since epoch). */
export async function listReaders(): Promise<(Reader & { confirmedAt: number })[]> {
  const rows = await (await db())
    .selectFrom('reader')
    .selectAll()
    .where('state', '=', 'confirmed')
    .orderBy('confirmed_at')
    .orderBy('email')
    .execute();
  return rows.map(({ state: _, created_at, confirmed_at, ...reader }) => ({
    ...reader,
    confirmedAt: confirmed_at ?? created_at,
  }));
}
