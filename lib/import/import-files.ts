import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '../base/day.ts';
import {
  type ImportSource,
  type ImportSources,
  importsFile,
  noSources,
  sourcesFile,
} from '../content/import-sources.ts';
import { readHashed } from '../files/data-json.ts';
import { deleteOlder } from '../files/delete-older.ts';
import { readValid } from '../files/read-valid.ts';
import { writeDurably } from '../files/write-file.ts';

/** Reads the sources of data/imports.json; throws a DataError if the file has issues. */
export const readSources = (dataDir: string): ImportSources =>
  readValid((file) => readHashed(dataDir, file).content ?? noSources, sourcesFile, importsFile);

const feedsFolder = (varDir: string): string => path.join(varDir, 'import-files');

/** Returns the path of the uploaded file of a source. It is in a separate folder, since an import searches the folder of a feed for its pictures. */
const uploadedFeed = (varDir: string, source: string): string => path.join(feedsFolder(varDir), source, 'feed');

/** Returns the feed of a source: its address, or the file that was uploaded last; null if there is none yet. */
export function placeOfFeed({ id, address }: Pick<ImportSource, 'id' | 'address'>, varDir: string): string | null {
  if (address) return address;
  const file = uploadedFeed(varDir, id);
  return existsSync(file) ? file : null;
}

/** Stores an uploaded feed, which replaces the previous one; a run that reads the previous one reads it to its end. */
export async function storeFeed(varDir: string, source: string, bytes: Uint8Array): Promise<void> {
  const file = uploadedFeed(varDir, source);
  await mkdir(path.dirname(file), { recursive: true });
  // Each of two simultaneous uploads has its own file; the one that is renamed last counts.
  const unfinished = `${file}.${randomUUID()}.tmp`;
  try {
    await writeDurably(unfinished, bytes);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** The file of a removed source is kept as long as the removal can be undone. */
const removedFeedMs = 30 * dayMs;

/** Deletes what interrupted uploads left behind, and the old files of sources that no longer exist. */
export async function removeOldFeeds(dataDir: string, varDir: string, now = Date.now()): Promise<void> {
  const folder = feedsFolder(varDir);
  if (!existsSync(folder)) return;
  const known = new Set(readSources(dataDir).items.map(({ id }) => id));
  for (const source of await readdir(folder)) {
    const oldest = known.has(source) ? Number.NEGATIVE_INFINITY : now - removedFeedMs;
    await deleteOlder(path.join(folder, source), (name) => (name.endsWith('.tmp') ? now - dayMs : oldest));
  }
}
