import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { DataError } from '../lib/data/fault.ts';
import { DataReader } from '../lib/data/reader.ts';
import { env } from '../lib/env.ts';
import { type PreparedPicture, renderPicture } from './pictures/render.ts';
import { readSources } from './pictures/source.ts';
import { writeFile } from './write-file.ts';

/**
 * Makes the files of every picture of data/pictures.json that `outDir` does not hold yet, and `index.json` beside them.
 * Returns how many pictures there are and how many files were made; throws a DataError that names each picture at fault.
 */
export async function preparePictures(dataDir: string, outDir: string): Promise<{ pictures: number; made: number }> {
  mkdirSync(outDir, { recursive: true });
  const held = new Set(readdirSync(outDir));
  const reader = new DataReader(dataDir);
  const sources = readSources(dataDir, reader);
  const index: Record<string, PreparedPicture> = {};
  let made = 0;

  const queue = sources.values();
  const work = async () => {
    for (const source of queue) {
      try {
        const rendered = await renderPicture(source, outDir, held);
        index[source.stem] = rendered.prepared;
        made += rendered.made;
      } catch (error) {
        reader.fault(source.file, '', 'a JPEG or PNG picture that can be read', (error as Error).message);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));

  if (reader.faults.length > 0) throw new DataError(reader.faults);
  writeIndex(path.join(outDir, 'index.json'), index);
  return { pictures: sources.length, made };
}

function writeIndex(file: string, index: Record<string, PreparedPicture>): void {
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify(sorted, null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFile(file, text);
}

if (import.meta.main) {
  try {
    const { pictures, made } = await preparePictures(env.dataDir, path.join(import.meta.dirname, '../public/pictures'));
    console.log(`pictures: ${pictures} ready, ${made} files made`);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    console.error(error.message);
    // A running site, which follows its data, tells them where it tells all others.
    process.send?.(error.faults);
    process.exitCode = 1;
  }
}
