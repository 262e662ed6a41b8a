import { loadMessages } from '../lib/data/check-messages.ts';
import { DataError, faultsOf, orFaults } from '../lib/data/fault.ts';
import { loadSnapshot } from '../lib/data/load.ts';
import { env } from '../lib/env.ts';

/** Reads and checks the data folder and the messages, and says what is in it; where something is wrong it names every fault and returns false. */
export function checkData(): boolean {
  const loaded = orFaults(() => loadSnapshot(env.dataDir));
  const faults = [loaded, orFaults(() => loadMessages(env.messagesDir))].flatMap(faultsOf);
  if (loaded instanceof DataError || faults.length > 0) {
    console.error(`${env.dataDir}: ${new DataError(faults).message}`);
    return false;
  }
  const { properties, projects } = loaded.catalogue;
  console.log(`${env.dataDir}: ${properties.size} homes and ${projects.size} projects, no faults`);
  return true;
}

if (import.meta.main) process.exitCode = checkData() ? 0 : 1;
