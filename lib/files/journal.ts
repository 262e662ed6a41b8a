import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import type { NewAuditEntry } from '../audit/store.ts';
import type { UndoState } from '../audit/store-undo.ts';
import { makeOwnFolder, ownFolder } from './own-folder.ts';
import { fileHash, fileVersion, hashOf, saveUndoBytes } from './undo-bytes.ts';
import { syncFolder, writeDurably } from './write-file.ts';

// A change of several files, all of them or none (docs/decisions/saving-data.md). Its steps, each safe if the process is killed in it:
// 1. prepare() writes the new contents and the manifest into data/.heem/change/<id>.new.
// 2. commit() renames that folder to <id>: before this, the change does not exist; after it, the next process that holds the lease
//    finishes it.
// 3. publish() moves the files into place; a failure moves them back and makes the change a prepared one again.
// 4. finish() synchronises the folders and saves the replaced files for an undo.
// 5. remove() renames the folder to <id>.over and deletes it.

/** A name and mail address for git. */
export interface Author {
  name: string;
  email?: string;
}

/** The hashes of a file before and after a change; null where there is none. */
export interface FileHashes {
  before: string | null;
  after: string | null;
}

export interface Manifest {
  files: Record<string, FileHashes>;
  by: Author | null;
  /** The audit event of the change. */
  auditEvent: NewAuditEntry | null;
  /** Whether the replaced files are saved for an undo. */
  isUndoable: boolean;
  /** The state for an undo of a change whose files are not saved. */
  undoState?: UndoState | undefined;
}

/** One of the files was written after it was read, or another process has the lease: the change is retried. */
export class ConcurrentChangeError extends Error {}

/** New contents by path; null deletes the file. Read when they are written, since pictures are many. */
export type Contents = ReadonlyMap<string, (() => string | Uint8Array) | null>;

const maxParallelWrites = 8;

/** The ends of the folder's name by the state of the change. */
const suffixes = { prepared: '.new', committed: '', removed: '.over' };

/** Reads a stored manifest; older versions named the audit event `line`. */
function parseManifest(text: string): Manifest {
  const { line = null, ...manifest } = JSON.parse(text) as Omit<Manifest, 'auditEvent'> &
    Partial<Pick<Manifest, 'auditEvent'>> & { line?: NewAuditEntry | null };
  return { auditEvent: line, ...manifest };
}

/** A change on its way to the data folder: prepared, committed, then removed. */
export class Journal {
  readonly #dataDir: string;
  readonly #dir: string;
  /** The versions by file, of a change that this process prepared. */
  readonly #versions = new Map<string, string | null | undefined>();

  constructor(dataDir: string, id: string) {
    this.#dataDir = dataDir;
    this.#dir = ownFolder(dataDir, 'change', id);
  }

  /** Returns the changes that killed processes have left, with whether each is committed. */
  static listUnfinished(dataDir: string): { journal: Journal; isCommitted: boolean }[] {
    const folder = ownFolder(dataDir, 'change');
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((name) => ({
      journal: new Journal(dataDir, path.parse(name).name),
      isCommitted: path.extname(name) === suffixes.committed,
    }));
  }

  get #preparedDir(): string {
    return `${this.#dir}${suffixes.prepared}`;
  }

  get isCommitted(): boolean {
    return existsSync(this.#dir);
  }

  /** Writes the new contents and the manifest next to the data; contents that are already there are skipped. `readHashes`: of the files that were read. */
  async prepare(
    contents: Contents,
    meta: Omit<Manifest, 'files'>,
    {
      readHashes,
      write = writeDurably,
    }: { readHashes: ReadonlyMap<string, string | null>; write?: typeof writeDurably | undefined },
  ): Promise<Manifest> {
    makeOwnFolder(this.#dataDir, 'change');
    mkdirSync(this.#preparedDir);
    const manifest: Manifest = { files: {}, ...meta };
    const pendingWrites = new Set<Promise<void>>();
    try {
      for (const [file, content] of contents) {
        const bytes = content?.() ?? null;
        const place = path.join(this.#dataDir, file);
        const version = fileVersion(place);
        const found = fileHash(place);
        // If the file did not exist when it was read, one created since is not overwritten.
        const before = readHashes.has(file) ? (readHashes.get(file) ?? null) : found;
        const after = bytes === null ? null : hashOf(bytes);
        if (before === after) continue;
        if (before !== found) throw new ConcurrentChangeError(`${file} was changed meanwhile`);
        const part = path.join(this.#preparedDir, String(Object.keys(manifest.files).length));
        manifest.files[file] = { before, after };
        this.#versions.set(file, version);
        if (before !== null) copy(place, `${part}.before`);
        if (bytes === null) continue;
        const written = write(part, bytes).finally(() => pendingWrites.delete(written));
        pendingWrites.add(written);
        if (pendingWrites.size >= maxParallelWrites) await Promise.race(pendingWrites);
      }
      await Promise.all(pendingWrites);
      await writeDurably(path.join(this.#preparedDir, 'manifest.json'), JSON.stringify(manifest));
      syncFolder(this.#preparedDir);
    } catch (error) {
      await Promise.allSettled(pendingWrites);
      const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
      throw isGone || !existsSync(this.#preparedDir)
        ? new ConcurrentChangeError('another process went on', { cause: error })
        : error;
    }
    return manifest;
  }

  /**
   * Commits the change. Throws a ConcurrentChangeError if its files have changed, or another process has the lease. Like publish(), it reads
   * no file that was hashed before, since both run while the write lock of SQLite is held.
   */
  commit({ files }: Manifest): void {
    for (const [file, { before }] of Object.entries(files)) {
      const place = path.join(this.#dataDir, file);
      const version = this.#versions.get(file);
      if (version !== undefined && version === fileVersion(place)) continue;
      if (fileHash(place) !== before) throw new ConcurrentChangeError(`${file} was changed meanwhile`);
    }
    try {
      renameSync(this.#preparedDir, this.#dir);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT')
        throw new ConcurrentChangeError('another process went on');
      throw error;
    }
    syncFolder(path.dirname(this.#dir));
  }

  /**
   * Moves the files into place, in order; also those of a killed process, and while another process does the same. With `rollsBack` (only for
   * the holder of the lease) a failure of the file system restores the files that were already moved.
   */
  publish({ rollsBack }: { rollsBack: boolean }): Manifest {
    const manifest = parseManifest(readFileSync(path.join(this.#dir, 'manifest.json'), 'utf8'));
    const files = Object.entries(manifest.files);
    try {
      for (const [i, [file, hashes]] of files.entries()) this.#publishFile(file, i, hashes);
    } catch (error) {
      if (!rollsBack) throw error;
      for (const [i, [file, hashes]] of [...files.entries()].reverse()) this.#rollBackFile(file, i, hashes);
      renameSync(this.#dir, this.#preparedDir);
      throw error;
    }
    return manifest;
  }

  #publishFile(file: string, i: number, { before, after }: FileHashes): void {
    const [place, fresh, old] = [path.join(this.#dataDir, file), this.#part(i), this.#part(i, '.before')];
    // Another process moved it, perhaps just now, or this one did before it was killed.
    const isPublished = () => !existsSync(after === null ? place : fresh);
    if (isPublished()) return;
    // commit() has already compared the files of a change of this process.
    if (!this.#versions.has(file)) {
      const found = fileHash(place);
      if (found === after || isPublished()) return;
      if (found !== before) {
        console.error(`${file} was changed by hand while a save was interrupted: it stays so`);
        return;
      }
    }
    try {
      if (before !== null && !existsSync(old)) copy(place, old);
      if (after === null) rmSync(place, { force: true });
      else {
        if (before === null) mkdirSync(path.dirname(place), { recursive: true });
        move(fresh, place);
      }
    } catch (error) {
      if (!isPublished()) throw error;
    }
  }

  /** Restores the files; if the process is killed during this, the change is published again. */
  #rollBackFile(file: string, i: number, { before, after }: FileHashes): void {
    const [place, fresh, old] = [path.join(this.#dataDir, file), this.#part(i), this.#part(i, '.before')];
    if (fileHash(place) !== after || (after !== null && existsSync(fresh))) return;
    if (before !== null && !existsSync(old)) return;
    if (after !== null) move(place, fresh);
    if (before !== null) move(old, place);
  }

  /** After publish(): synchronises the folders, and saves the replaced files for an undo. */
  finish({ files, isUndoable }: Manifest): void {
    const folders = Object.keys(files).flatMap(foldersOf);
    for (const folder of new Set(folders)) {
      const place = path.join(this.#dataDir, folder);
      if (existsSync(place)) syncFolder(place);
    }
    if (!isUndoable) return;
    for (const [i, [file, { before, after }]] of Object.entries(files).entries()) {
      const old = this.#part(i, '.before');
      if (before !== null && existsSync(old)) saveUndoBytes(this.#dataDir, old, before);
      // An undo merges with later changes, so it needs the files before and after this change.
      if (after === null || !file.endsWith('.json')) continue;
      const place = path.join(this.#dataDir, file);
      if (fileHash(place) !== after) continue;
      copyFileSync(place, this.#part(i, '.after'));
      saveUndoBytes(this.#dataDir, this.#part(i, '.after'), after);
    }
  }

  /** Removes a published or uncommitted change; in one step, so that no process can commit it any more. */
  remove(): void {
    const removedDir = `${this.#dir}${suffixes.removed}`;
    for (const dir of [this.#preparedDir, this.#dir]) if (existsSync(dir)) renameSync(dir, removedDir);
    rmSync(removedDir, { recursive: true, force: true });
  }

  #part(i: number, end = ''): string {
    return path.join(this.#dir, `${i}${end}`);
  }
}

/** "a/b/c.json": "a/b", "a", "." */
function foldersOf(file: string): string[] {
  const folder = path.dirname(file);
  return folder === '.' ? [folder] : [folder, ...foldersOf(folder)];
}

/**
 * Links a file under a second name, so that no editor writes into it once the first name has another file. If another process has created
 * the second name, the first one may already have the new file.
 */
function copy(file: string, to: string): void {
  try {
    if (lstatSync(file).isFile()) {
      linkSync(file, to);
      return;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code === 'ENOENT') throw error;
    // The file system has no hard links, or the folder is on another one.
  }
  copyWhole(file, to);
}

/** Atomic, even if the process is killed. */
function copyWhole(file: string, to: string): void {
  const unfinished = `${to}.${process.pid}.tmp`;
  copyFileSync(file, unfinished);
  renameSync(unfinished, to);
}

/** Works across file systems too, since a part of the data folder may be a mount. */
function move(file: string, to: string): void {
  try {
    renameSync(file, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyWhole(file, to);
    rmSync(file, { force: true });
  }
}
