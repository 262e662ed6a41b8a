import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorMessage } from '../base/error-message.ts';
import { parseJson } from '../base/read-json.ts';
import { fileStamp, readFolderState } from '../files/folder.ts';
import { type LoadedFile, type LoadedFiles, noStamp } from '../files/reader.ts';
import type { LastValidFiles } from './valid-records.ts';

/** Files that are copied before other work gets its turn. */
const batchSize = 50;

/**
 * Copies of the files of the last data without a fault, in a folder of their own: what a site that starts shows instead of a file that has
 * a fault by then. They are copies and not links, since many editors write into the file that is there.
 */
export class LastValidCopies implements LastValidFiles {
  readonly #dataDir: string;
  readonly #dir: string;
  readonly #read = new Map<string, LoadedFile | undefined>();

  constructor(dataDir: string, varDir: string) {
    this.#dataDir = dataDir;
    this.#dir = path.join(varDir, 'good');
  }

  /** With the stamp of the file in the data folder, if that is the same still. */
  get(file: string): LoadedFile | undefined {
    if (!this.#read.has(file)) this.#read.set(file, this.#readCopy(file));
    return this.#read.get(file);
  }

  keys(): string[] {
    return existsSync(this.#dir) ? [...readFolderState(this.#dir).stamps.keys()] : [];
  }

  #readCopy(file: string): LoadedFile | undefined {
    try {
      const copy = readFileSync(path.join(this.#dir, file));
      const place = path.join(this.#dataDir, file);
      const isSame = existsSync(place) && readFileSync(place).equals(copy);
      return { stamp: isSame ? fileStamp(place) : noStamp, content: parseJson(copy.toString()) };
    } catch {
      // Without a copy that can be read it is as though there were none.
      return undefined;
    }
  }

  /** Keeps the files of data that are shown now; `before` are those that were kept last, if this process did. A failure is logged: the site goes on. */
  async save(files: LoadedFiles, before?: LoadedFiles): Promise<void> {
    this.#read.clear();
    try {
      const changed = [...files].filter(([file, { stamp }]) => stamp !== noStamp && stamp !== before?.get(file)?.stamp);
      for (const [i, [file, { stamp }]] of changed.entries()) {
        if (before || !this.#isKept(file)) this.#copy(file, stamp);
        if (i % batchSize === batchSize - 1) await nextTurn();
      }
      for (const file of before?.keys() ?? this.keys())
        if (!files.has(file)) rmSync(path.join(this.#dir, file), { force: true });
    } catch (error) {
      console.error(`The last good copies of data could not be kept in ${this.#dir}: ${errorMessage(error)}`);
    }
  }

  /** Copies a file, unless it was written again since it was read. */
  #copy(file: string, stamp: string): void {
    const [from, to] = [path.join(this.#dataDir, file), path.join(this.#dir, file)];
    mkdirSync(path.dirname(to), { recursive: true });
    const unfinished = `${to}.${process.pid}.tmp`;
    copyFileSync(from, unfinished);
    const { atime, mtime } = statSync(from);
    utimesSync(unfinished, atime, mtime);
    if (fileStamp(from) === stamp) renameSync(unfinished, to);
    else rmSync(unfinished);
  }

  /** Whether a copy is there already, by its size and time. */
  #isKept(file: string): boolean {
    const [from, to] = [this.#dataDir, this.#dir].map((dir) =>
      statSync(path.join(dir, file), { throwIfNoEntry: false }),
    );
    return from !== undefined && to?.size === from.size && Math.abs(to.mtimeMs - from.mtimeMs) < 1;
  }
}
