import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '../base/day.ts';
import { deleteOlder } from '../files/delete-older.ts';
import type { Download } from './download.ts';

/** The pictures that a dry run has fetched, so that the real run need not fetch them again. */
export interface Fetched {
  /** Returns the stored file, else fetches and stores it. */
  download: Download;
  /** Deletes files that cannot be used, since the source may have better ones next time. */
  forget(urls: readonly string[]): Promise<void>;
  /** Deletes the files that were used, since the data have them now. */
  remove(): Promise<void>;
}

const folderOf = (varDir: string): string => path.join(varDir, 'import-pictures');

/** Stores what a Download fetches, for a day at most. */
export function storeFetched(download: Download, varDir: string): Fetched {
  const folder = folderOf(varDir);
  const fileOf = (url: string) => path.join(folder, createHash('sha256').update(url).digest('hex'));
  const asked = new Set<string>();
  const fetch: Download = async (url, limits) => {
    const file = fileOf(url);
    asked.add(file);
    const cached = await readFile(file).catch(() => null);
    if (cached) return cached;
    const bytes = await download(url, limits);
    await mkdir(folder, { recursive: true });
    const unfinished = `${file}.${randomUUID()}.tmp`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes;
  };
  const removeFiles = async (files: Iterable<string>) => {
    for (const file of files) await rm(file, { force: true });
  };
  return {
    download: fetch,
    forget: (urls) => removeFiles(urls.map(fileOf)),
    remove: () => removeFiles(asked),
  };
}

/** Deletes files that no run has used within a day, and those that a killed run left behind. */
export const removeOldFetched = (varDir: string, now = Date.now()): Promise<void> =>
  deleteOlder(folderOf(varDir), () => now - dayMs);
