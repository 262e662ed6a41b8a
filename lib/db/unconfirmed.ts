import { db } from './database.ts';

/** Deletes the searches and readers that nobody confirmed since a moment (ms since epoch): perhaps another person typed their address. */
export async function deleteUnconfirmed(before: number): Promise<void> {
  const database = await db();
  for (const table of ['search', 'reader'] as const)
    await database.deleteFrom(table).where('state', '=', 'asked').where('created_at', '<=', before).execute();
}
