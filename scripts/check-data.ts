import { DataError } from '../lib/data/fault.ts';
import { loadSnapshot } from '../lib/data/load.ts';
import { env } from '../lib/env.ts';

/** Reads and checks the data folder and says what is in it; where something is wrong it names every fault and returns false. */
export function checkData(): boolean {
  try {
    const { properties, projects } = loadSnapshot(env.dataDir).catalogue;
    console.log(`${env.dataDir}: ${properties.size} homes and ${projects.size} projects, no faults`);
    return true;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    console.error(`${env.dataDir}: ${error.message}`);
    return false;
  }
}

if (import.meta.main) process.exitCode = checkData() ? 0 : 1;
