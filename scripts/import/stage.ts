import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { loadData } from '../../lib/data/load.ts';
import type { KnownFiles } from '../../lib/data/reader.ts';
import { writeFile } from '../support/write-file.ts';

/** Folders in which an import writes; of the others a link is enough. */
const mixed: readonly string[] = ['properties', 'pictures'];

const prefix = 'import-';

/**
 * The data folder as it would be: the files that an import puts in, and links to the rest but for what it takes out. It is checked
 * before anything is changed.
 */
export class Stage {
  readonly #dataDir: string;
  readonly #dir: string;
  readonly #files = new Set<string>();
  readonly #dropped = new Set<string>();

  constructor(dataDir: string, parent: string) {
    this.#dataDir = dataDir;
    mkdirSync(parent, { recursive: true });
    // What a run left that was killed: no other one is at work.
    for (const name of readdirSync(parent))
      if (name.startsWith(prefix)) rmSync(path.join(parent, name), { recursive: true });
    this.#dir = mkdtempSync(path.join(parent, prefix));
  }

  /** A file of the data folder by its path in there; the order of the calls is the order in which they become real. */
  put(file: string, content: string | Uint8Array): void {
    writeFile(path.join(this.#dir, file), content);
    this.#files.add(file);
  }

  /** Takes a file out of the data folder, once all others are real. */
  drop(file: string): void {
    this.#dropped.add(file);
  }

  /** Whether nothing would be new, changed or gone. */
  get isEmpty(): boolean {
    return this.#files.size === 0 && this.#dropped.size === 0;
  }

  /** Throws a DataError where the site would refuse the folder, of which `known` was read before. */
  check(known: KnownFiles): void {
    for (const name of readdirSync(this.#dataDir))
      if (mixed.includes(name)) this.#linkRest(name);
      else this.#link(name);
    loadData(this.#dir, known);
  }

  /** Writes the files to the data folder, each whole or not at all, and deletes those that were taken out. */
  publish(write: typeof writeFile): void {
    for (const file of this.#files) write(path.join(this.#dataDir, file), readFileSync(path.join(this.#dir, file)));
    for (const file of this.#dropped) rmSync(path.join(this.#dataDir, file), { force: true });
  }

  remove(): void {
    rmSync(this.#dir, { recursive: true });
  }

  #linkRest(folder: string): void {
    mkdirSync(path.join(this.#dir, folder), { recursive: true });
    for (const entry of readdirSync(path.join(this.#dataDir, folder), { withFileTypes: true })) {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory()) this.#linkRest(name);
      else this.#link(name);
    }
  }

  #link(name: string): void {
    if (this.#files.has(name) || this.#dropped.has(name)) return;
    symlinkSync(path.join(this.#dataDir, name), path.join(this.#dir, name));
  }
}
