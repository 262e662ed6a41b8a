import { existsSync, type FSWatcher, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What a file looked like from outside, by its path in the folder. */
export type FileStamps = ReadonlyMap<string, string>;

/** What lies in a data folder. */
export interface FolderState {
  folders: string[];
  stamps: FileStamps;
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
export function readFolderState(dir: string): FolderState {
  const state = { folders: [dir], stamps: new Map<string, string>() };
  for (const folder of state.folders)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const full = path.join(folder, entry.name);
      const name = path.relative(dir, full);
      if (unread.test(name)) continue;
      if (entry.isDirectory()) state.folders.push(full);
      else state.stamps.set(name, fileStamp(full));
    }
  return state;
}

/** The files that came, went or were written between two looks. */
export const changedFiles = ({ stamps: before }: FolderState, { stamps: after }: FolderState): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name)).sort();

/** Changes whenever a file is written, moved or put in another's place; the same for a file that is not there. */
export function fileStamp(file: string): string {
  const { ino = 0, size = 0, mtimeMs = 0, ctimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

/** In ms: git at work on its files takes no longer; a lock that stays was left by one that was killed. */
const longest = 30_000;

/** Waits until git has written all files of a pull or checkout, which it does while it holds the lock of its index. */
export async function waitForGit(dir: string): Promise<void> {
  const lock = lockFile(dir);
  const since = Date.now();
  while (lock && existsSync(/* turbopackIgnore: true */ lock) && Date.now() - since < longest) await wait(50);
}

/** Where git keeps the lock for the working tree that a folder lies in; null outside of one. */
function lockFile(dir: string): string | null {
  const own = path.join(dir, '.git');
  const kind = statSync(own, { throwIfNoEntry: false });
  if (kind?.isDirectory()) return path.join(own, 'index.lock');
  // In a second working tree, a file that says where.
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

/** Tells when anything in some folders changes; they are named anew as folders come and go. */
export class FolderWatch {
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #tell: () => void;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  set(folders: readonly string[]): void {
    for (const [folder, watcher] of this.#watchers) if (!folders.includes(folder)) this.#drop(folder, watcher);
    for (const folder of folders) if (!this.#watchers.has(folder)) this.#add(folder);
  }

  #add(folder: string): void {
    const watcher = watch(folder, { persistent: false }, this.#tell);
    // A folder that is taken away takes its watcher along; the one above it has told so.
    watcher.on('error', () => this.#drop(folder, watcher));
    this.#watchers.set(folder, watcher);
  }

  #drop(folder: string, watcher: FSWatcher): void {
    watcher.close();
    this.#watchers.delete(folder);
  }
}
