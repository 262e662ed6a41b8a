import path from 'node:path';
import { env } from '../env.ts';
import { dataJson, readDataJson } from './data-json.ts';
import { tryData } from './load.ts';
import { withLock } from './lock.ts';
import type { LoadedFiles } from './reader.ts';
import { Stage } from './stage.ts';

/** In ms: a change takes a fraction of a second, also at 10,000 homes. */
const lockWait = 10_000;

/** Runs `work` while no other process writes to the data folder. */
export const withDataLock = <T>(varDir: string, work: () => T): Promise<T> =>
  withLock(path.join(varDir, 'data.lock'), work, lockWait);

/** New contents by path in the data folder: JSON, bytes of a picture, or null to delete the file. */
export type DataFiles = Record<string, object | Uint8Array | null>;

/**
 * Changes files of data/ as a whole or not at all. `change` reads what is there now, with a function that takes a path such as
 * "visits.json", and returns what to write; it may throw. Throws a DataError, and writes nothing, if a changed file has
 * a fault, or another one by the change.
 * `known` are the files that were read before (dataState().files), so that only the changed ones are read again.
 */
export async function changeData(
  change: (read: (file: string) => unknown) => DataFiles,
  known?: LoadedFiles,
): Promise<void> {
  const { dataDir, varDir } = env;
  await withDataLock(varDir, () => {
    const files = change((file) => readDataJson(path.join(dataDir, file)));
    const stage = new Stage(dataDir, path.join(varDir, 'change'));
    try {
      for (const [file, content] of Object.entries(files))
        if (content === null) stage.drop(file);
        else stage.put(file, content instanceof Uint8Array ? content : dataJson(content));
      if (stage.isEmpty) return;
      stage.check(known ?? tryData(dataDir).files);
      stage.publish();
    } finally {
      stage.remove();
    }
  });
}
