import { existsSync, type FSWatcher, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Size and times of files, by their paths in the folder. */
export type FileStamps = ReadonlyMap<string, string>;

/** The folders and files of a data folder. */
export interface FolderState {
  folders: string[];
  stamps: FileStamps;
}

// Ignored: the schemas for editors' programs, and files that those programs and git put beside the data.
const ignored = /(?:^|\/)(?:schemas$|\.|~)|(?:~|\.sw.|\.tmp)$/;

/** The files in a folder of the data folder and its subfolders, as sorted paths in the data folder. */
export const filesIn = (dir: string, folder: string): string[] =>
  readdirSync(path.join(dir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)))
    .filter((name) => !ignored.test(name))
    .sort();

/** Lists all files of the data folder with their stamps, without reading any. */
export function readFolderState(dir: string): FolderState {
  const state = { folders: [dir], stamps: new Map<string, string>() };
  for (const folder of state.folders)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const full = path.join(folder, entry.name);
      const name = path.relative(dir, full);
      if (ignored.test(name)) continue;
      if (entry.isDirectory()) state.folders.push(full);
      else state.stamps.set(name, fileStamp(full));
    }
  return state;
}

/** The files that were added, removed or written between two states. */
export const changedFiles = ({ stamps: before }: FolderState, { stamps: after }: FolderState): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();

/** The stamp of a file that does not exist. */
export const missingStamp = '0 0 0 0';

/** A stamp that changes whenever a file is written, moved or replaced. */
export function fileStamp(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}` : missingStamp;
}

/** Git needs less; an older lock was left by a killed process. */
const maxWaitMs = 30_000;

/** Waits until git has written all files of a pull or checkout, during which it holds the lock of its index. */
export async function waitForGit(dir: string): Promise<void> {
  const lock = lockFile(dir);
  const since = Date.now();
  while (lock && existsSync(/* turbopackIgnore: true */ lock) && Date.now() - since < maxWaitMs) await wait(50);
}

/** The path of git's lock for the working tree of a folder; null outside of a working tree. */
function lockFile(dir: string): string | null {
  const own = path.join(dir, '.git');
  const kind = statSync(own, { throwIfNoEntry: false });
  if (kind?.isDirectory()) return path.join(own, 'index.lock');
  // In a linked working tree .git is a file with the path.
  if (kind)
    return path.resolve(
      dir,
      readFileSync(own, 'utf8')
        .replace(/^gitdir: /, '')
        .trim(),
      'index.lock',
    );
  const above = path.dirname(dir);
  return above === dir ? null : lockFile(above);
}

/** Watches folders and calls back on any change; `set` replaces the list of folders. */
export class FolderWatch {
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  set(folders: readonly string[]): void {
    for (const [folder, watcher] of this.#watchers) if (!folders.includes(folder)) this.#drop(folder, watcher);
    for (const folder of folders) if (!this.#watchers.has(folder)) this.#add(folder);
  }

  #add(folder: string): void {
    const watcher = watch(folder, { persistent: false }, this.#onChange);
    // A removed folder ends its watcher; the watcher of the folder above has reported it.
    watcher.on('error', () => this.#drop(folder, watcher));
    this.#watchers.set(folder, watcher);
  }

  #drop(folder: string, watcher: FSWatcher): void {
    watcher.close();
    this.#watchers.delete(folder);
  }
}
