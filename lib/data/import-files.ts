import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ImportSource, type ImportSources, importsFile, noSources, sourcesFile } from '../import/sources.ts';
import { readDataJson } from './data-json.ts';
import { readValid } from './read-valid.ts';

/** The sources as data/imports.json has them now; throws a DataError for one with faults. */
export function readSources(dataDir: string): ImportSources {
  if (!existsSync(path.join(dataDir, sourcesFile))) return noSources;
  return readValid((file) => readDataJson(path.join(dataDir, file)), sourcesFile, importsFile);
}

/** Where the office puts the file of a source that has no address; pictures in an archive come with it. */
const uploadFolder = (varDir: string, source: string): string => path.join(varDir, 'import-files', source);

/** The feed of a source: its address, or the file that was uploaded last; null for none yet. */
export function placeOfFeed({ id, address }: Pick<ImportSource, 'id' | 'address'>, varDir: string): string | null {
  if (address) return address;
  const folder = uploadFolder(varDir, id);
  const [file] = existsSync(folder) ? readdirSync(folder).filter((name) => /^feed\.(?:xml|json|zip)$/.test(name)) : [];
  return file ? path.join(folder, file) : null;
}

/** Keeps an uploaded feed, instead of the one before. */
export async function keepFeed(
  varDir: string,
  source: string,
  { bytes, ending }: { bytes: Uint8Array; ending: 'xml' | 'json' | 'zip' },
): Promise<void> {
  const folder = uploadFolder(varDir, source);
  const next = `${folder}.new`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  await writeFile(path.join(next, `feed.${ending}`), bytes);
  await rm(folder, { recursive: true, force: true });
  await rename(next, folder);
}
