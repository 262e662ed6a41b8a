import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Picture, picturesFile } from '../../lib/catalogue/schema/lists.ts';
import type { DataReader } from '../../lib/data/reader.ts';
import { reasonOf } from '../../lib/error-message.ts';
import { settingsOf } from './render.ts';

/** A picture file as the agency supplied it; its stem is its name without extension. */
export interface PictureSource {
  stem: string;
  /** Path in the data folder, for error messages. */
  file: string;
  path: string;
  kind: Picture['kind'];
  /** Changes with the file and with the encoding settings. */
  stamp: string;
}

/** Every file that data/pictures.json names, once each, sorted by stem; missing files are reported to the reader. */
export function readSources(dataDir: string, reader: DataReader): PictureSource[] {
  const sources = new Map<string, PictureSource>();
  for (const { file: given, kind } of reader.read('pictures.json', picturesFile)?.items ?? []) {
    const names = typeof given === 'string' ? [given] : Object.values(given);
    for (const name of names) {
      const stem = path.parse(name).name;
      // The same file: the data check refuses two files that differ only in their extension.
      if (sources.has(stem)) continue;
      const file = path.join('pictures', name);
      const place = path.join(dataDir, file);
      const state = statSync(place, { throwIfNoEntry: false });
      if (!state?.isFile()) reader.fault(file, '', 'a picture file', 'no such file');
      else {
        const stamp = `${state.size} ${state.mtimeMs} ${settingsOf(kind)}`;
        sources.set(stem, { stem, file, path: place, kind, stamp });
      }
    }
  }
  return [...sources.values()].sort((a, b) => (a.stem < b.stem ? -1 : 1));
}

/** Runs `work` for each picture, as many at a time as there are cores; failures are reported to the reader. */
export async function eachPicture(
  sources: readonly PictureSource[],
  reader: DataReader,
  work: (source: PictureSource) => Promise<void>,
): Promise<void> {
  const queue = sources.values();
  const one = async () => {
    for (const source of queue) {
      try {
        await work(source);
      } catch (error) {
        reader.fault(source.file, '', 'a JPEG or PNG picture that can be read', inWords(reasonOf(error)));
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, one));
}

/** An error of sharp in words for an editor. */
const inWords = (reason: string): string =>
  `${/unsupported image format/.test(reason) ? 'another kind of file' : 'a damaged file'} (${reason})`;
