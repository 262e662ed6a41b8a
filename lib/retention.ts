import 'server-only';
import { publishedData } from './data/store.ts';
import { deleteExpired } from './db/personal-data.ts';
import { hourMs } from './duration.ts';
import { removeMailFiles } from './mail/files.ts';

/**
 * Deletes personal data after the periods of data/site.json, and what tells visits of a day apart when that day is over: at the start,
 * then once an hour.
 */
export function startRetention(): void {
  const run = () =>
    deleteExpired(publishedData().content.site.retention)
      .then(removeMailFiles)
      .catch((error: unknown) => console.error('Old personal data could not be deleted:', error));
  void run();
  setInterval(run, hourMs).unref();
}
