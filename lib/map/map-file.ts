import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Source } from 'pmtiles';
import { env } from '../env.ts';

/** The agency's own map in the data folder comes before that of the sample, which the build makes (scripts/base-map.ts). */
export const mapFiles = {
  own: path.join(env.dataDir, 'basemap.pmtiles'),
  sample: path.join(/* turbopackIgnore: true */ process.cwd(), 'public/map-frame/sample.pmtiles'),
};

/** Returns the file that the map is drawn from. */
export const activeMapFile = (): string =>
  existsSync(/* turbopackIgnore: true */ mapFiles.own) ? mapFiles.own : mapFiles.sample;

/** Returns a map file as a source of tiles, read where it lies; null if it does not exist. */
export const mapSource = (file = activeMapFile()): Source | null =>
  existsSync(/* turbopackIgnore: true */ file)
    ? {
        getKey: () => file,
        getBytes: async (offset, length) => {
          const handle = await open(/* turbopackIgnore: true */ file);
          try {
            const data = new ArrayBuffer(length);
            await handle.read(new Uint8Array(data), 0, length, offset);
            return { data };
          } finally {
            await handle.close();
          }
        },
      }
    : null;
