import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { DataError } from './issues.ts';
import { tryData } from './load.ts';
import type { LoadedFiles } from './reader.ts';
import { writeFile } from './write-file.ts';

/** Folders of which single files are written; the others are linked as a whole. */
const writtenFolders: readonly string[] = ['properties', 'pictures'];

/** A copy of the data folder as it would be after a change, with links to unchanged files. It is checked before anything is changed. */
export class Stage {
  readonly #dataDir: string;
  readonly #dir: string;
  readonly #files = new Set<string>();
  readonly #dropped = new Set<string>();

  /** `parent` is a folder for this purpose alone: what a killed process left in it is deleted. The caller holds a lock. */
  constructor(dataDir: string, parent: string) {
    this.#dataDir = dataDir;
    rmSync(parent, { recursive: true, force: true });
    mkdirSync(parent, { recursive: true });
    this.#dir = mkdtempSync(path.join(parent, 'stage-'));
  }

  /** Adds a file by its path in the data folder; files are published in the order of these calls. */
  put(file: string, content: string | Uint8Array): void {
    writeFile(path.join(this.#dir, file), content);
    this.#files.add(file);
  }

  /** Deletes a file of the data folder, after the others are published. */
  drop(file: string): void {
    this.#dropped.add(file);
  }

  /** Whether there is nothing to add, change or delete. */
  get isEmpty(): boolean {
    return this.#files.size === 0 && this.#dropped.size === 0;
  }

  /**
   * Throws a DataError for what is wrong in the changed files, and for what the change breaks elsewhere: an older fault of another file holds
   * nothing back. `known` are the files read before.
   */
  check(known: LoadedFiles): void {
    for (const name of readdirSync(this.#dataDir))
      if (writtenFolders.includes(name)) this.#linkRest(name);
      else this.#link(name);
    const { issues, data } = tryData(this.#dir, { known });
    if (issues.length === 0 && data) return;
    const before = tryData(this.#dataDir, { known }).issues.map((issue) => JSON.stringify(issue));
    const own = issues.filter((issue) => this.#files.has(issue.file) || !before.includes(JSON.stringify(issue)));
    if (own.length > 0) throw new DataError(own);
  }

  /** Writes each file to the data folder atomically, then deletes the dropped ones. */
  publish(write: typeof writeFile = writeFile): void {
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
