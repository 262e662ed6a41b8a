import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Contents } from './journal.ts';
import { loadData } from './load.ts';
import type { LoadedFiles } from './reader.ts';
import { writeFile } from './write-file.ts';

/** Folders of which single files are written; the others are linked as a whole. */
const writtenFolders: readonly string[] = ['properties', 'pictures'];

/** New contents for the data folder, which are checked before anything is changed. */
export class Stage {
  readonly #dataDir: string;
  readonly #dir: string;
  readonly #files = new Set<string>();
  readonly #dropped = new Set<string>();

  /** `parent` is a folder for this purpose alone: what a killed process left in it is deleted. The caller holds a lease. */
  constructor(dataDir: string, parent: string) {
    this.#dataDir = dataDir;
    rmSync(parent, { recursive: true, force: true });
    mkdirSync(parent, { recursive: true });
    this.#dir = mkdtempSync(path.join(parent, 'stage-'));
  }

  /** Adds a file by its path in the data folder; files are published in the order of these calls. */
  put(file: string, content: string | Uint8Array): void {
    writeFile(this.#placeOf(file), content);
    this.#files.add(file);
  }

  /** Deletes a file of the data folder, after the others are published. */
  drop(file: string): void {
    this.#dropped.add(file);
  }

  /** Takes back a put() or drop(). */
  forget(file: string): void {
    this.#files.delete(file);
    this.#dropped.delete(file);
  }

  /** Whether there is nothing to add, change or delete. */
  get isEmpty(): boolean {
    return this.#files.size === 0 && this.#dropped.size === 0;
  }

  /** Throws a DataError if the site would refuse the folder as it would be; `known` are the files read before. */
  check(known: LoadedFiles): void {
    const whole = path.join(this.#dir, 'whole');
    rmSync(whole, { recursive: true, force: true });
    mkdirSync(whole);
    for (const file of this.#files) {
      mkdirSync(path.dirname(path.join(whole, file)), { recursive: true });
      symlinkSync(this.#placeOf(file), path.join(whole, file));
    }
    for (const name of readdirSync(this.#dataDir).filter((name) => !name.startsWith('.')))
      if (writtenFolders.includes(name)) this.#linkRest(whole, name);
      else this.#link(whole, name);
    loadData(whole, known);
  }

  /** What is added and changed, then what is deleted. */
  contents(): Contents {
    return new Map([
      ...[...this.#files].map((file) => [file, () => readFileSync(this.#placeOf(file))] as const),
      ...[...this.#dropped].map((file) => [file, null] as const),
    ]);
  }

  remove(): void {
    rmSync(this.#dir, { recursive: true });
  }

  #placeOf(file: string): string {
    return path.join(this.#dir, 'files', file);
  }

  #linkRest(whole: string, folder: string): void {
    mkdirSync(path.join(whole, folder), { recursive: true });
    for (const entry of readdirSync(path.join(this.#dataDir, folder), { withFileTypes: true })) {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory()) this.#linkRest(whole, name);
      else this.#link(whole, name);
    }
  }

  #link(whole: string, name: string): void {
    if (this.#files.has(name) || this.#dropped.has(name)) return;
    symlinkSync(path.join(this.#dataDir, name), path.join(whole, name));
  }
}
