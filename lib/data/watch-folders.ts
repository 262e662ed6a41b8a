import { type FSWatcher, watch } from 'node:fs';

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
