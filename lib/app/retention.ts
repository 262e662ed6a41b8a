import 'server-only';
import type { Snapshot } from '../content/snapshot.ts';
import { env } from '../env.ts';
import { deleteOldUndoBytes } from '../files/undo-bytes.ts';
import { removeOldFetched } from '../import/fetched-pictures.ts';
import { removeOldFeeds } from '../import/import-files.ts';
import { removeMailFiles } from '../mail/transport.ts';
import { deleteExpired } from '../people/store-retention.ts';

/**
 * Deletes personal data after the periods of data/site.json, what distinguishes the visits of a day when that day is over, and what imports
 * fetched or were given and do not use.
 */
export async function deleteOldData({ content: { site } }: Snapshot): Promise<void> {
  await removeMailFiles(await deleteExpired(site.retention));
  await deleteOldUndoBytes(env.dataDir);
  await removeOldFetched(env.varDir);
  await removeOldFeeds(env.dataDir, env.varDir);
}
