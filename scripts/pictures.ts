import { mkdirSync, readdirSync } from 'node:fs';
import { env } from '../lib/env.ts';
import { DataError } from '../lib/files/issues.ts';
import { DataReader } from '../lib/files/reader.ts';
import { type PictureIndex, readIndex, servedPictures, writeIndex } from './pictures/picture-index.ts';
import { eachPicture, readSources, renderPicture, type Sizes } from './pictures/render.ts';

/**
 * Makes the missing files in `outDir` of every picture of data/pictures.json, and `index.json`; with 'first' only the sizes of cards and phones.
 * Returns how many pictures there are and how many files were made; throws a DataError that names each picture with issues, once the others
 * are made: of those with issues the last sizes stay.
 */
export async function preparePictures(
  dataDir: string,
  outDir: string,
  sizes: Sizes = 'all',
): Promise<{ pictures: number; made: number }> {
  mkdirSync(outDir, { recursive: true });
  const held = new Set(readdirSync(outDir));
  const reader = new DataReader(dataDir);
  const sources = readSources(dataDir, reader);
  const before = readIndex(outDir);
  const index: PictureIndex = {};
  let made = 0;
  await eachPicture(sources, reader, async (source) => {
    const rendered = await renderPicture(source, { sizes, known: before[source.stem], outDir, held });
    index[source.stem] = rendered.prepared;
    made += rendered.made;
  });
  writeIndex(outDir, reader.issues.length > 0 ? { ...before, ...index } : index);
  if (reader.issues.length > 0) throw new DataError(reader.issues);
  return { pictures: sources.length, made };
}

if (import.meta.main) {
  try {
    const { pictures, made } = await preparePictures(
      env.dataDir,
      servedPictures,
      process.argv.includes('--first') ? 'first' : 'all',
    );
    console.log(`pictures: ${pictures} ready, ${made} files made`);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    console.error(error.message);
    // A running site that started this process reports them with the other issues of its data.
    process.send?.(error.issues);
    // A site that starts goes on without those pictures.
    if (!process.argv.includes('--go-on')) process.exitCode = 1;
  }
}
