import { type Dirent, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { DataError } from '../files/issues.ts';
import type { Contents } from '../files/journal.ts';
import { hashOf } from '../files/kept-bytes.ts';
import type { LoadedFiles } from '../files/reader.ts';
import { writeFile } from '../files/write-file.ts';
import { tryData } from './load.ts';

/** New contents for the data folder, which are checked before anything is changed. */
export class Stage {
  readonly #dataDir: string;
  readonly #dir: string;
  /** Links to the whole data folder, kept for the next check: to make thousands takes seconds. */
  readonly #links: string;
  readonly #files = new Set<string>();
  readonly #dropped = new Set<string>();

  /** `parent` is a folder for this purpose alone: what a killed process left in it is deleted. The caller holds a lease. */
  constructor(dataDir: string, parent: string) {
    this.#dataDir = dataDir;
    mkdirSync(parent, { recursive: true });
    const isKilled = readdirSync(parent).some((name) => name.startsWith('stage-'));
    if (isKilled) for (const name of readdirSync(parent)) rmSync(path.join(parent, name), { recursive: true });
    this.#links = path.join(parent, `links-${hashOf(dataDir)}`);
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

  /**
   * Throws a DataError for what is wrong in the changed files, and for what the change breaks elsewhere: an older fault of another file holds
   * nothing back. `known` are the files read before.
   */
  check(known: LoadedFiles): void {
    this.#linkAll('.');
    const changed = [...this.#files, ...this.#dropped].map((file) => path.join(this.#links, file));
    try {
      for (const link of changed) rmSync(link, { force: true });
      for (const file of this.#files) {
        mkdirSync(path.dirname(path.join(this.#links, file)), { recursive: true });
        symlinkSync(this.#placeOf(file), path.join(this.#links, file));
      }
      const { issues, data } = tryData(this.#links, { known });
      if (issues.length === 0 && data) return;
      const before = tryData(this.#dataDir, { known }).issues.map((issue) => JSON.stringify(issue));
      const own = issues.filter((issue) => this.#files.has(issue.file) || !before.includes(JSON.stringify(issue)));
      if (own.length > 0) throw new DataError(own);
    } finally {
      for (const link of changed) rmSync(link, { force: true });
    }
  }

  /** What is added and changed, then what is deleted. */
  contents(): Contents {
    return new Map([
      ...[...this.#files].map((file) => [file, () => readFileSync(this.#placeOf(file))] as const),
      ...[...this.#dropped].map((file) => [file, null] as const),
    ]);
  }

  remove(): void {
    rmSync(this.#dir, { recursive: true, force: true });
  }

  #placeOf(file: string): string {
    return path.join(this.#dir, 'files', file);
  }

  /** Makes a folder of links as the data folder is now: every folder is one of our own, so that no change of a link is one of the data. */
  #linkAll(folder: string): void {
    const [data, links] = [path.join(this.#dataDir, folder), path.join(this.#links, folder)];
    mkdirSync(links, { recursive: true });
    const wanted = entriesOf(data);
    for (const [name, entry] of entriesOf(links)) {
      const now = wanted.get(name);
      if (!now || isFolder(data, now) !== entry.isDirectory()) rmSync(path.join(links, name), { recursive: true });
      else if (!entry.isDirectory()) wanted.delete(name);
    }
    for (const [name, entry] of wanted)
      if (isFolder(data, entry)) this.#linkAll(path.join(folder, name));
      else symlinkSync(path.join(data, name), path.join(links, name));
  }
}

const isFolder = (parent: string, entry: Dirent): boolean =>
  entry.isDirectory() ||
  (entry.isSymbolicLink() && !!statSync(path.join(parent, entry.name), { throwIfNoEntry: false })?.isDirectory());

/** By name; hidden ones are no data. */
const entriesOf = (folder: string): Map<string, Dirent> =>
  new Map(
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.name.startsWith('.') ? [] : [[entry.name, entry] as const],
    ),
  );
