import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { syncFolder } from './write-file.ts';

/**
 * Heem's own folder within the data folder, which all instances share: pending changes, and the files that an undo restores. It is hidden
 * from readers (lib/files/folder.ts) and from git.
 */
export const ownFolder = (dataDir: string, ...names: string[]): string => path.join(dataDir, '.heem', ...names);

export function makeOwnFolder(dataDir: string, name: string): string {
  const folder = ownFolder(dataDir, name);
  if (mkdirSync(folder, { recursive: true })) {
    writeFileSync(ownFolder(dataDir, '.gitignore'), '*\n');
    for (const parent of [ownFolder(dataDir), dataDir]) syncFolder(parent);
  }
  return folder;
}
