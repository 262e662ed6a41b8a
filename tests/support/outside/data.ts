import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '@/lib/files/write-file';
import { mapStyle, measurement, outsideHome, tours, videos } from './agency';

const inFourLanguages = (text: string) => ({ nl: text, fr: text, en: text, de: text });
const media = (items: typeof videos) => items.map(({ link, title }) => ({ link, title: inFourLanguages(title) }));

/**
 * Turns a copy of the sample's data into that agency. Pages that the build has made show the sample; the home of the agency is
 * rendered when it is requested.
 */
export function writeOutsideAgency(dataDir: string): void {
  const read = (file: string) => JSON.parse(readFileSync(path.join(dataDir, file), 'utf8')) as Record<string, unknown>;
  const write = (file: string, content: unknown) => writeFile(path.join(dataDir, file), JSON.stringify(content));
  write('site.json', { ...read('site.json'), map: { style: mapStyle }, measurement });
  write(`properties/${outsideHome.id}.json`, {
    ...read('properties/5801.json'),
    id: outsideHome.id,
    reference: 'OUT-1',
    videos: media(videos),
    tours: media(tours),
  });
}
