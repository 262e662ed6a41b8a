import { existsSync } from 'node:fs';
import path from 'node:path';
import { env } from '../env.ts';

/** The agency's own map in the data folder comes before that of the sample, which the build makes (scripts/base-map.ts). */
export const mapFiles = {
  own: path.join(env.dataDir, 'basemap.pmtiles'),
  sample: path.join(/* turbopackIgnore: true */ process.cwd(), 'public/map-frame/sample.pmtiles'),
};

/** Returns the file that the map is drawn from. */
export const activeMapFile = (): string =>
  existsSync(/* turbopackIgnore: true */ mapFiles.own) ? mapFiles.own : mapFiles.sample;
