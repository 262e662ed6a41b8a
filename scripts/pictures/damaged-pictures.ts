import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Fault } from '../../lib/data/fault.ts';
import { DataReader } from '../../lib/data/reader.ts';
import { readIndex } from './picture-index.ts';
import { eachPicture, readSources } from './source.ts';

/** The pictures of `dataDir` that cannot be read to their ends, of those of which `outDir` does not hold what is made of them. */
export async function damagedPictures(dataDir: string, outDir: string): Promise<readonly Fault[]> {
  const index = readIndex(outDir);
  // One that is missing is told with the data.
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
