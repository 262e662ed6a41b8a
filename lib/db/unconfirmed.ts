import type { Trx } from './database.ts';

/** Deletes the searches and readers that nobody confirmed since a moment (ms since epoch): perhaps another person typed their address. */
export async function deleteUnconfirmed(trx: Trx, before: number): Promise<void> {
  for (const table of ['search', 'reader'] as const)
    await trx.deleteFrom(table).where('state', '=', 'asked').where('created_at', '<=', before).execute();
}
