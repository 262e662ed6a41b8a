import { loadMessages } from '../lib/data/check-messages.ts';
import { DataError, type Fault, faultsOf, orFaults } from '../lib/data/issues.ts';
import { loadSnapshot } from '../lib/data/load.ts';
import { env } from '../lib/env.ts';

/** Checks the data folder and the messages and prints a summary; with faults, those in `before` included, prints all of them and returns false. */
export function checkData(before: readonly Fault[] = []): boolean {
  const loaded = orFaults(() => loadSnapshot(env.dataDir));
  const faults = [...[loaded, orFaults(() => loadMessages(env.messagesDir))].flatMap(faultsOf), ...before];
  if (loaded instanceof DataError || faults.length > 0) {
    console.error(`${env.dataDir}: ${new DataError(faults).message}`);
    return false;
  }
  const { properties, projects } = loaded.catalogue;
  console.log(`${env.dataDir}: ${properties.size} homes and ${projects.size} projects, no faults`);
  return true;
}

// As a command only: the build finds damaged pictures itself when it resizes them.
if (import.meta.main) {
  const { damagedPictures } = await import('./pictures/damaged-pictures.ts');
  const { servedPictures } = await import('./pictures/picture-index.ts');
  process.exitCode = checkData(await damagedPictures(env.dataDir, servedPictures)) ? 0 : 1;
}
