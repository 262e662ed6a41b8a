import { stat } from 'node:fs/promises';
import { PMTiles } from 'pmtiles';
import { activeMapFile, fileSource, mapFiles } from '../../lib/map/map-file.ts';
import { readTileSchema } from '../../lib/map/tile-schema.ts';
import { table } from '../support/table.ts';
import type { Command } from './command.ts';

export const map: Command = {
  usage: '',
  summary: 'which file the map is drawn from, and how to use a full, current map of Belgium',
  help: 'docs/map.md explains it.',
  async run() {
    const file = activeMapFile();
    console.log(
      `${table(['map', file === mapFiles.own ? 'the agency’s own' : 'the sample’s'], await describe(file))}\n`,
    );
    if (file !== mapFiles.own) console.log(instructions);
  },
};

const schemas = { heem: 'Heem (streets, rail, municipality)', protomaps: 'Protomaps, version 4' };

/** The metadata of a map file, as rows of a table; throws if the site cannot draw it. */
export async function describe(file: string): Promise<[string, string][]> {
  const { size, mtime } = await stat(file);
  const archive = new PMTiles(fileSource(file));
  const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom, numAddressedTiles } = await archive.getHeader();
  const { vector_layers: layers = [], description = '' } = (await archive.getMetadata()) as Metadata;
  const ids = layers.map(({ id }) => id);
  const schema = readTileSchema(ids);
  if (!schema) throw new Error(`${file}: expected the layers of Protomaps 4 or of Heem, found ${ids.join(', ')}`);
  if (minLon >= maxLon || minLat >= maxLat) throw new Error(`${file}: its bounds are empty, so it would stay blank`);
  return [
    ['file', file],
    ['size', `${(size / 1e6).toFixed(1)} MB, ${numAddressedTiles} tiles`],
    ['written', mtime.toISOString().slice(0, 10)],
    ['bounds', [minLon, minLat, maxLon, maxLat].map((degrees) => degrees.toFixed(2)).join(', ')],
    ['zoom', `${minZoom} to ${maxZoom}`],
    ['schema', schemas[schema]],
    ...(description ? [['note', description] as [string, string]] : []),
  ];
}

interface Metadata {
  vector_layers?: { id: string }[];
  description?: string;
}

const instructions = `The full, current map of Belgium from OpenStreetMap (327 MB; needs internet once):
1. Take the program pmtiles from https://github.com/protomaps/go-pmtiles/releases
2. Choose the newest day on https://maps.protomaps.com/builds and see how large your part is:
   pmtiles extract https://build.protomaps.com/YYYYMMDD.pmtiles basemap.pmtiles --bbox=2.5,49.45,6.45,51.55 --maxzoom=14 --dry-run
   A smaller part: --bbox=4.9,50.75,5.7,51.1 (Limburg, about 25 MB); a border instead of a box: --region=belgium.geojson
3. Run it without --dry-run, and move the file to ${mapFiles.own}
The site uses it at once. Renew it once or twice a year.`;
