import { db, inTransaction, type Trx } from '../db/database.ts';

/** The hashes of the translated texts of a record that nobody has reviewed. */
export const unreviewedHashes = async (record: string): Promise<ReadonlySet<string>> =>
  (await readUnreviewedHashes([record]))(record);

/** Reads the hashes of several records at once; returns a function that gives those of one of them. */
export async function readUnreviewedHashes(
  records: readonly string[],
): Promise<(record: string) => ReadonlySet<string>> {
  if (records.length === 0) return () => new Set();
  const rows = await (await db())
    .selectFrom('unread_text')
    .select(['record', 'hash'])
    .where('record', 'in', records)
    .execute();
  const found = Map.groupBy(rows, ({ record }) => record);
  return (record) => new Set(found.get(record)?.map(({ hash }) => hash));
}

export async function addUnreviewed(
  trx: Trx,
  record: string,
  hashes: readonly string[],
  now = Date.now(),
): Promise<void> {
  if (hashes.length === 0) return;
  await trx
    .insertInto('unread_text')
    .values(hashes.map((hash) => ({ record, hash, drafted_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Copies the hashes too when a record is copied. */
export async function copyUnreviewed(from: string, to: string): Promise<void> {
  const hashes = await unreviewedHashes(from);
  await inTransaction((trx) => addUnreviewed(trx, to, [...hashes]));
}

/** Marks a drafted text as approved; false if it needed no approval. */
export async function markReviewed(trx: Trx, record: string, hash: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom('unread_text')
    .where('record', '=', record)
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  return ended !== undefined;
}
