import { loadMessages } from '../lib/data/check-messages.ts';
import { DataError, type DataIssue, issuesOf, orDataError } from '../lib/data/issues.ts';
import { loadSnapshot } from '../lib/data/load.ts';
import { env } from '../lib/env.ts';

/** Checks the data folder and the messages and prints a summary; if there are issues, including those in `before`, prints them and returns false. */
export function checkData(before: readonly DataIssue[] = []): boolean {
  const loaded = orDataError(() => loadSnapshot(env.dataDir));
  const issues = [...[loaded, orDataError(() => loadMessages(env.messagesDir))].flatMap(issuesOf), ...before];
  if (loaded instanceof DataError || issues.length > 0) {
    console.error(`${env.dataDir}: ${new DataError(issues).message}`);
    return false;
  }
  const { properties, projects } = loaded.catalogue;
  console.log(`${env.dataDir}: ${properties.size} homes and ${projects.size} projects, no issues`);
  return true;
}

// Only as a command: the build finds damaged pictures when it resizes them.
if (import.meta.main) {
  const { damagedPictures } = await import('./pictures/picture-index.ts');
  const { servedPictures } = await import('./pictures/picture-index.ts');
  process.exitCode = checkData(await damagedPictures(env.dataDir, servedPictures)) ? 0 : 1;
}
