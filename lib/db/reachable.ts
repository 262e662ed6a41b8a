import { sql } from 'kysely';
import { db } from './database.ts';

/** Whether the database answers; the reason why not goes to the log. */
export async function isReachable(): Promise<boolean> {
  try {
    await sql`select 1`.execute(await db());
    return true;
  } catch (error) {
    console.error('The database does not answer:', error);
    return false;
  }
}
