import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a file looked like from outside, by its path in the folder. */
export type Stamps = ReadonlyMap<string, string>;

/** What lies in a data folder. */
export interface FolderState {
  folders: string[];
  stamps: Stamps;
}

// What the site does not read: the schemas for editors' programs, and what those programs and git keep beside the files.
const unread = /(?:^|\/)(?:schemas$|\.|~)|(?:~|\.sw.|\.tmp)$/;

/** The files of a folder in the data folder and of those below it, sorted, by their paths in the data folder. */
export const filesIn = (dir: string, folder: string): string[] =>
  readdirSync(path.join(dir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)))
    .filter((name) => !unread.test(name))
    .sort();

/** Looks at every file of the data folder, without reading any. */
export function lookAt(dir: string): FolderState {
  const state = { folders: [dir], stamps: new Map<string, string>() };
  for (const folder of state.folders)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const full = path.join(folder, entry.name);
      const name = path.relative(dir, full);
      if (unread.test(name)) continue;
      if (entry.isDirectory()) state.folders.push(full);
      else state.stamps.set(name, stampOf(full));
    }
  return state;
}

/** The files that came, went or were written between two looks. */
export const changedFiles = ({ stamps: before }: FolderState, { stamps: after }: FolderState): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();

/** Changes whenever a file is written, moved or put in another's place; the same for a file that is not there. */
export function stampOf(file: string): string {
  const { ino = 0, size = 0, mtimeMs = 0, ctimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}
