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

/** Returns the map file as a source of tiles; null if it does not exist. */
export const mapSource = (file = activeMapFile()): Source | null =>
  existsSync(/* turbopackIgnore: true */ file) ? fileSource(file) : null;

/** Returns a PMTiles file as a source of tiles, which opens it for each read. */
export const fileSource = (file: string): Source => ({
  getKey: () => file,
  async getBytes(offset, length) {
    const handle = await open(/* turbopackIgnore: true */ file);
    try {
      const data = new Uint8Array(length);
      const { bytesRead } = await handle.read(data, 0, length, offset);
      return { data: data.buffer.slice(0, bytesRead) };
    } finally {
      await handle.close();
    }
  },
});
