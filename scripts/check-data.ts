import { loadMessages } from '../lib/data/check-messages.ts';
import { DataError, type Fault, faultsOf, orFaults } from '../lib/data/fault.ts';
import { loadSnapshot } from '../lib/data/load.ts';
import { env } from '../lib/env.ts';

/**
 * Reads and checks the data folder and the messages, and says what is in it; where something is wrong it names every fault, those that
 * were found before as well, and returns false.
 */
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

// What builds or starts the site finds a damaged picture when it makes others of it, and needs no sharp for that here.
if (import.meta.main) {
  const { damagedPictures } = await import('./pictures/damaged-pictures.ts');
  const { servedPictures } = await import('./pictures/picture-index.ts');
  process.exitCode = checkData(await damagedPictures(env.dataDir, servedPictures)) ? 0 : 1;
}
