import { checkMessages } from '../lib/data/check-messages.ts';
import { DataError } from '../lib/data/fault.ts';
import { loadSnapshot, type Snapshot } from '../lib/data/load.ts';
import { env } from '../lib/env.ts';
import { inProject } from './support/project.ts';

/** Reads and checks the data folder and the messages, and says what is in it; where something is wrong it names every fault and returns false. */
export function checkData(): boolean {
  const loaded = load();
  const faults = [...(loaded instanceof DataError ? loaded.faults : []), ...checkMessages(inProject('messages'))];
  if (loaded instanceof DataError || faults.length > 0) {
    console.error(`${env.dataDir}: ${new DataError(faults).message}`);
    return false;
  }
  const { properties, projects } = loaded.catalogue;
  console.log(`${env.dataDir}: ${properties.size} homes and ${projects.size} projects, no faults`);
  return true;
}

function load(): Snapshot | DataError {
  try {
    return loadSnapshot(env.dataDir);
  } catch (error) {
    if (error instanceof DataError) return error;
    throw error;
  }
}

if (import.meta.main) process.exitCode = checkData() ? 0 : 1;
