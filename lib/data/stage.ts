import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../base/read-json.ts';
import { DataError, unreadableIssue } from '../files/issues.ts';
import type { Contents } from '../files/journal.ts';
import type { LoadedFiles, Overlay } from '../files/reader.ts';
import { writeFile } from '../files/write-file.ts';
import { tryData } from './load.ts';

/** New contents for the data folder, which are checked before anything is changed. */
export class Stage {
  readonly #dataDir: string;
  readonly #dir: string;
  readonly #files = new Set<string>();
  readonly #dropped = new Set<string>();

  /** `parent` is a folder for this purpose alone: what a killed process left in it is deleted. The caller holds a lease. */
  constructor(dataDir: string, parent: string) {
    this.#dataDir = dataDir;
    mkdirSync(parent, { recursive: true });
    for (const name of readdirSync(parent)) rmSync(path.join(parent, name), { recursive: true });
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
    const { issues, data } = tryData(this.#dataDir, { known, overlay: this.#overlay() });
    if (issues.length === 0 && data) return;
    const before = tryData(this.#dataDir, { known }).issues.map((issue) => JSON.stringify(issue));
    const own = issues.filter((issue) => this.#files.has(issue.file) || !before.includes(JSON.stringify(issue)));
    if (own.length > 0) throw new DataError(own);
  }

  /** The added and changed files, then the deleted ones. */
  contents(): Contents {
    return new Map([
      ...[...this.#files].map((file) => [file, () => readFileSync(this.#placeOf(file))] as const),
      ...[...this.#dropped].map((file) => [file, null] as const),
    ]);
  }

  remove(): void {
    rmSync(this.#dir, { recursive: true, force: true });
  }

  #overlay(): Overlay {
    const staged = [...this.#files].map((file) => [file, this.#contentOf(file)] as const);
    return new Map<string, unknown>([...staged, ...[...this.#dropped].map((file) => [file, undefined] as const)]);
  }

  #contentOf(file: string): unknown {
    const place = this.#placeOf(file);
    if (!file.endsWith('.json')) return statSync(place).size;
    try {
      return readJson(place);
    } catch (error) {
      throw new DataError([unreadableIssue('file', file, error)]);
    }
  }

  #placeOf(file: string): string {
    return path.join(this.#dir, 'files', file);
  }
}
