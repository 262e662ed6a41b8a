import 'server-only';
import { hourMs } from '../base/day.ts';
import { publishedData } from '../data/store.ts';
import { env } from '../env.ts';
import { removeOldBytes } from '../files/kept-bytes.ts';
import { removeOldFetched } from '../import/fetched-pictures.ts';
import { removeOldFeeds } from '../import/import-files.ts';
import { removeMailFiles } from '../mail/transport.ts';
import { deleteExpired } from '../people/store.ts';

/**
 * Deletes personal data after the periods of data/site.json, what distinguishes the visits of a day when that day is over, and what imports
 * fetched or were given and do not use: at the start, then once an hour.
 */
export function startRetention(): void {
  const run = () =>
    deleteExpired(publishedData().content.site.retention)
      .then(removeMailFiles)
      .then(() => removeOldBytes(env.dataDir))
      .then(() => removeOldFetched(env.varDir))
      .then(() => removeOldFeeds(env.dataDir, env.varDir))
      .catch((error: unknown) => console.error('Old personal data could not be deleted:', error));
  void run();
  setInterval(run, hourMs).unref();
}
