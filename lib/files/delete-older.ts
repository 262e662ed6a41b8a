import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Deletes the files of a folder that were last written before a time (ms since epoch): one time for all, or by file name. */
export async function deleteOlder(folder: string, limitOf: (name: string) => number): Promise<void> {
  for (const name of await readdir(folder).catch(noFolder)) {
    const file = path.join(folder, name);
    // Another process may have deleted it meanwhile.
    const info = await stat(file).catch(() => null);
    if (info && info.mtimeMs < limitOf(name)) await rm(file, { force: true });
  }
}

function noFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}
