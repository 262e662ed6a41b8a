import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { syncFolder } from './write-file.ts';

/**
 * What Heem itself keeps in the data folder, since all instances share that: changes on their way, and what an undo puts back. Hidden
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
