import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { dataJson } from '../data-json.ts';
import { sampleHomes } from './catalogue.ts';
import { writeDocuments } from './documents.ts';

/** Beyond this many homes a folder holds at most a thousand of them. */
const oneFolder = 5_000;

/** How many files are written at the same time. */
const atOnce = 64;

const folderOf = (id: number, count: number): string => (count > oneFolder ? String(Math.floor(id / 1_000)) : '');

/** Copies every data file but the homes, pictures included, to another directory. */
const copyTables = (dataDir: string, out: string): void =>
  cpSync(dataDir, out, { recursive: true, filter: (path) => relative(dataDir, path).split(sep)[0] !== 'properties' });

/** Writes the homes, one file each, and whatever else makes `out` a complete data directory; gives how many homes. */
export async function writeSample(dataDir: string, out: string, count?: number): Promise<number> {
  if (resolve(out) !== resolve(dataDir)) copyTables(dataDir, out);
  const fresh = join(out, 'properties.fresh');
  rmSync(fresh, { recursive: true, force: true });
  const folders = new Set<string>();
  const writing: Promise<void>[] = [];
  let written = 0;
  for (const home of sampleHomes(dataDir, count)) {
    const folder = join(fresh, folderOf(home.id, count ?? 0));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    const $schema = join(relative(folder, out), 'schemas/property.json').replaceAll(sep, '/');
    writing.push(writeFile(join(folder, `${home.id}.json`), dataJson({ $schema, ...home })));
    writing.push(writeDocuments(out, home));
    written++;
    if (writing.length >= atOnce) await Promise.all(writing.splice(0));
  }
  await Promise.all(writing);
  rmSync(join(out, 'properties'), { recursive: true, force: true });
  renameSync(fresh, join(out, 'properties'));
  return written;
}
