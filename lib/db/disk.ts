import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres } from './connections.ts';
import { db, inTransaction } from './database.ts';

/** The time to wait for another process that is reading. */
const checkpointTimeoutMs = 5_000;

/**
 * Removes deleted rows from SQLite's write-ahead log as well; call it after the commit. PostgreSQL's VACUUM needs no such call. A failure
 * is logged, not thrown: the rows are deleted, and the next clean-up runs within the hour.
 */
export async function truncateWal(): Promise<void> {
  const database = await db();
  if (isPostgres(database)) return;
  try {
    for (const end = Date.now() + checkpointTimeoutMs; ; await pause(50)) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
      if (rows[0]?.busy === 0) return;
      if (Date.now() > end) throw new Error('another process is reading the database');
    }
  } catch (error) {
    console.error('Deleted rows stay in heem.db-wal until the next clean-up:', error);
  }
}

/** About the size of a form with its mails. */
const probeBytes = 16 * 1024;

/** Whether a form could be stored now: writes as much as one and deletes it again. The reason of a failure is logged. */
export async function canStore(): Promise<boolean> {
  try {
    await inTransaction(async (trx) => {
      // The only table with a text column without an index, in which an unknown name has no effect.
      const probe = { name: `probe ${randomUUID()}`, value: randomBytes(probeBytes).toString('hex') };
      await trx.insertInto('secret').values(probe).execute();
      await trx.deleteFrom('secret').where('name', '=', probe.name).execute();
    });
    return true;
  } catch (error) {
    console.error('Forms cannot be stored:', error);
    return false;
  }
}
