import path from 'node:path';
import { type FileStamps, fileStamp, missingStamp, readFolderState } from '../files/folder.ts';
import { causesOf, DataError, type DataIssue } from '../files/issues.ts';
import type { LoadedFile, ReadOptions } from '../files/reader.ts';
import { type LoadedData, tryData } from './load.ts';

/** The files of the last data without a fault: what was read, with the stamp that its file had then. */
export interface LastValidFiles {
  get(file: string): LoadedFile | undefined;
  keys(): Iterable<string>;
}

/** A data folder with its valid records. */
export interface ValidData extends LoadedData {
  /** The issues of the current folder; empty if all of it is shown. */
  issues: readonly DataIssue[];
  /** The files for which the last valid version is shown, or nothing. */
  held: ReadonlyMap<string, HeldBack>;
}

export interface HeldBack {
  /** The time at which the file was last written, and so the fault appeared; null if it was deleted. */
  since: Date | null;
  /** Whether the last valid version is shown; otherwise none exists. */
  isShown: boolean;
}

/** Files that hold one record each: a home, a project, a page, an article. Every other file holds what many records need. */
export const isRecordFile = (file: string): boolean => /^(?:properties|projects|pages|articles)\/./.test(file);

/**
 * Reads the valid records of a data folder: for a file with a fault the last valid version is used, or none; all other files are current
 * (docs/decisions/faults-stay-with-their-record.md). Throws a DataError where that is not possible.
 */
export function loadValid(dir: string, good: LastValidFiles, options: Omit<ReadOptions, 'overlay'> = {}): ValidData {
  const stamps = options.stamps ?? readFolderState(dir).stamps;
  const folder = new HeldFiles(dir, good, stamps);
  let issues: readonly DataIssue[] | undefined;
  let { known } = options;
  for (;;) {
    const tried = tryData(dir, { ...options, known, stamps, overlay: folder.overlay });
    // Every file is read only once, also at the start.
    known = new Map([...tried.files, ...(options.known ?? [])]);
    issues ??= tried.issues;
    const open = tried.issues.filter((issue) => !folder.isTolerable(issue));
    if (open.length === 0 && tried.data) return { ...tried.data, issues, held: folder.held() };
    if (!folder.holdBack(open)) throw new DataError(issues);
  }
}

/** Determines which files to hold back. It terminates: each step holds back one more file, or leaves out one that was held back. */
class HeldFiles {
  /** The replacements of the files that are held back: their last valid version, or nothing. */
  readonly overlay = new Map<string, unknown>();
  readonly #dir: string;
  readonly #good: LastValidFiles;
  readonly #stamps: FileStamps;

  constructor(dir: string, good: LastValidFiles, stamps: FileStamps) {
    this.#dir = dir;
    this.#good = good;
    this.#stamps = stamps;
  }

  held(): Map<string, HeldBack> {
    return new Map(
      [...this.overlay].map(([file, content]) => {
        const mtime = Number(this.#stampOf(file).split(' ')[2]);
        return [file, { since: mtime ? new Date(mtime) : null, isShown: content !== undefined }];
      }),
    );
  }

  /**
   * A fault that came from outside of the JSON files, such as a document that was deleted, holds back no record that was sound before; nor
   * does it what names a record that is left out, which pages do without. A home cannot: its project is part of its address.
   */
  isTolerable({ file, source }: DataIssue): boolean {
    if (source === undefined) return false;
    const owner = ownerOf(file);
    if (this.#isChanged(owner) && this.#good.get(owner)) return false;
    if (!source.endsWith('.json')) return this.#good.get(owner) !== undefined;
    const other = this.#find(source);
    return this.overlay.has(other) && this.overlay.get(other) === undefined && !owner.startsWith('properties/');
  }

  /** Takes the remaining issues; returns false if no file can be held back because of them. */
  holdBack(open: readonly DataIssue[]): boolean {
    const owners = [...new Set(open.map(({ file }) => ownerOf(file)))];
    // A required file has no known valid version: it has a fault, or lacks items that many files reference.
    const lacking = causesOf(open).map(({ source }) => source);
    if ([...owners, ...lacking].some((file) => !isRecordFile(file) && !this.#good.get(file))) return false;
    // The cause before its consequences: an unchanged file is not at fault, but the changed file that it references is.
    const sources = open.flatMap(({ file, source }) =>
      source && !this.#isChanged(ownerOf(file)) ? this.#find(source) : [],
    );
    return (
      this.#hold(sources) ||
      this.#hold(owners) ||
      // Any other changed file, if no check names the cause.
      this.#hold(this.#files().filter((file) => !isRecordFile(file) && this.#good.get(file))) ||
      this.#hold(this.#files()) ||
      this.#leaveOut(owners)
    );
  }

  /** Replaces the changed files by their last valid versions; false if none has changed. */
  #hold(files: readonly string[]): boolean {
    const changed = files.filter((file) => this.#isChanged(file) && (isRecordFile(file) || this.#good.get(file)));
    for (const file of changed) this.overlay.set(file, this.#good.get(file)?.content);
    return changed.length > 0;
  }

  #leaveOut(files: readonly string[]): boolean {
    const left = files.filter(
      (file) => isRecordFile(file) && !(this.overlay.has(file) && this.overlay.get(file) === undefined),
    );
    for (const file of left) this.overlay.set(file, undefined);
    return left.length > 0;
  }

  /** Whether the file differs from its last valid version. */
  #isChanged(file: string): boolean {
    return !this.overlay.has(file) && this.#stampOf(file) !== (this.#good.get(file)?.stamp ?? missingStamp);
  }

  #stampOf = (file: string): string => this.#stamps.get(file) ?? fileStamp(path.join(this.#dir, file));

  #files = (): string[] =>
    [...new Set([...this.#stamps.keys(), ...this.#good.keys()])].filter((file) => file.endsWith('.json'));

  /** The file of a record in whatever folder it is. */
  #find(file: string): string {
    if (!isRecordFile(file) || this.#stamps.has(file) || this.#good.get(file)) return file;
    const [folder = ''] = file.split('/');
    const name = `/${path.basename(file)}`;
    return this.#files().find((one) => one.startsWith(`${folder}/`) && one.endsWith(name)) ?? file;
  }
}

/** The file that a fault belongs to: for a picture, the list that references it. */
const ownerOf = (file: string): string => (file.startsWith('pictures/') ? 'pictures.json' : file);
