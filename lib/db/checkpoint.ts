import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { db } from './database.ts';
import { isPostgres } from './engine/is-postgres.ts';

/** In ms: how long another process may keep the log. */
const patience = 5_000;

/**
 * Takes what was deleted out of SQLite's write-ahead log, too, which would keep it; call it after the commit. PostgreSQL's VACUUM does so by
 * itself. Where it cannot be done the log says why: what was deleted is, and the next clean-up comes within the hour.
 */
export async function emptyLog(): Promise<void> {
  const database = await db();
  if (isPostgres(database)) return;
  try {
    for (const end = Date.now() + patience; ; await pause(50)) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
      if (rows[0]?.busy === 0) return;
      if (Date.now() > end) throw new Error('another process is reading the database');
    }
  } catch (error) {
    console.error('What was deleted stays in heem.db-wal until the next clean-up:', error);
  }
}
