import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { loadSnapshot } from '../../lib/data/load.ts';
import { writeFile } from '../write-file.ts';

/** Folders in which an import writes; of the others a link is enough. */
const written = ['properties', 'pictures'];

/** The data folder as it would be: links to what is there, and the files that an import puts in. It is checked before anything is changed. */
export class Stage {
  readonly #dataDir: string;
  readonly #dir: string;
  readonly #files: string[] = [];

  constructor(dataDir: string, parent: string) {
    this.#dataDir = dataDir;
    mkdirSync(parent, { recursive: true });
    this.#dir = mkdtempSync(path.join(parent, 'import-'));
    for (const name of readdirSync(dataDir)) {
      if (written.includes(name)) this.#mirror(name);
      else symlinkSync(path.join(dataDir, name), path.join(this.#dir, name));
    }
  }

  /** A file of the data folder by its path in there; the order of the calls is the order in which they become real. */
  put(file: string, content: string | Uint8Array): void {
    // Its place may be taken by a link into the data: a rename replaces the link, where writing would go through it.
    writeFile(path.join(this.#dir, file), content);
    this.#files.push(file);
  }

  /** Whether it holds a file that would be new or changed. */
  get isEmpty(): boolean {
    return this.#files.length === 0;
  }

  /** Throws a DataError where the site would refuse the folder. */
  check(): void {
    loadSnapshot(this.#dir);
  }

  /** Writes the files to the data folder, each whole or not at all. */
  publish(write: typeof writeFile): void {
    for (const file of this.#files) write(path.join(this.#dataDir, file), readFileSync(path.join(this.#dir, file)));
  }

  remove(): void {
    rmSync(this.#dir, { recursive: true });
  }

  #mirror(folder: string): void {
    mkdirSync(path.join(this.#dir, folder));
    for (const entry of readdirSync(path.join(this.#dataDir, folder), { withFileTypes: true })) {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory()) this.#mirror(name);
      else symlinkSync(path.join(this.#dataDir, name), path.join(this.#dir, name));
    }
  }
}
