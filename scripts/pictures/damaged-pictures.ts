import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Fault } from '../../lib/data/issues.ts';
import { DataReader } from '../../lib/data/reader.ts';
import { readIndex } from './picture-index.ts';
import { eachPicture, readSources } from './source.ts';

/** Reads to the end each picture of `dataDir` that has no up-to-date files in `outDir`; returns a fault for each that is damaged. */
export async function damagedPictures(dataDir: string, outDir: string): Promise<readonly Fault[]> {
  const index = readIndex(outDir);
  // Missing files are reported by the data check.
  const named = readSources(dataDir, new DataReader(dataDir));
  const damaged = new DataReader(dataDir);
  await eachPicture(
    named.filter(({ stem, stamp }) => index[stem]?.source !== stamp),
    damaged,
    async ({ path }) => {
      await sharp(await readFile(path))
        .resize(16)
        .raw()
        .toBuffer();
    },
  );
  return damaged.faults;
}
