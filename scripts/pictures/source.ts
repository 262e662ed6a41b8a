import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Picture, picturesFile } from '../../lib/catalogue/schema/lists.ts';
import type { DataReader } from '../../lib/data/reader.ts';

/** A picture file as the agency supplied it; its stem is its name without extension. */
export interface PictureSource {
  stem: string;
  /** Path in the data folder, for error messages. */
  file: string;
  kind: Picture['kind'];
  bytes: Buffer;
}

/** Every file that data/pictures.json names, once each, by stem; what is missing is a fault of the reader. */
export function readSources(dataDir: string, reader: DataReader): PictureSource[] {
  const sources = new Map<string, PictureSource>();
  for (const picture of reader.read('pictures.json', picturesFile)?.items ?? []) {
    const names = typeof picture.file === 'string' ? [picture.file] : Object.values(picture.file);
    for (const name of names) {
      const stem = path.parse(name).name;
      // The same file: of two that differ in their endings alone the check of the data takes but one.
      if (sources.has(stem)) continue;
      const file = path.join('pictures', name);
      const bytes = readBytes(dataDir, file, reader);
      if (bytes) sources.set(stem, { stem, file, kind: picture.kind, bytes });
    }
  }
  return [...sources.values()].sort((a, b) => (a.stem < b.stem ? -1 : 1));
}

function readBytes(dataDir: string, file: string, reader: DataReader): Buffer | null {
  try {
    return readFileSync(path.join(dataDir, file));
  } catch (error) {
    reader.fault(file, '', 'a picture file', (error as Error).message);
    return null;
  }
}
