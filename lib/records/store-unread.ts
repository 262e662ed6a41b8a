import { db, inTransaction, type Trx } from '../db/database.ts';

/** The hashes of the unread texts of a record. */
export const unreadHashes = async (record: string): Promise<ReadonlySet<string>> =>
  (await unreadHashesOf([record]))(record);

/** The same of several records, read at once: a function that takes one of them. */
export async function unreadHashesOf(records: readonly string[]): Promise<(record: string) => ReadonlySet<string>> {
  if (records.length === 0) return () => new Set();
  const rows = await (await db())
    .selectFrom('unread_text')
    .select(['record', 'hash'])
    .where('record', 'in', records)
    .execute();
  const found = Map.groupBy(rows, ({ record }) => record);
  return (record) => new Set(found.get(record)?.map(({ hash }) => hash));
}

export async function addUnread(trx: Trx, record: string, hashes: readonly string[], now = Date.now()): Promise<void> {
  if (hashes.length === 0) return;
  await trx
    .insertInto('unread_text')
    .values(hashes.map((hash) => ({ record, hash, drafted_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A copy of a record has its unread texts, too. */
export async function copyUnread(from: string, to: string): Promise<void> {
  const hashes = await unreadHashes(from);
  await inTransaction((trx) => addUnread(trx, to, [...hashes]));
}

/** Marks a drafted text as approved; false if it needed no approval. */
export async function endUnread(trx: Trx, record: string, hash: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom('unread_text')
    .where('record', '=', record)
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  return ended !== undefined;
}
