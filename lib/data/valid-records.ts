import path from 'node:path';
import { type FileStamps, fileStamp, readFolderState } from '../files/folder.ts';
import { causesOf, DataError, type DataIssue } from '../files/issues.ts';
import type { LoadedFile, ReadOptions } from '../files/reader.ts';
import { type LoadedData, tryData } from './load.ts';

/** The files of the last data without a fault: what was read, with the stamp that its file had then. */
export interface LastValidFiles {
  get(file: string): LoadedFile | undefined;
  keys(): Iterable<string>;
}

/** A data folder with what is sound of it. */
export interface ValidData extends LoadedData {
  /** What is wrong with the folder as it is; empty where all of it is shown. */
  issues: readonly DataIssue[];
  /** The files of which an earlier version is shown, or nothing. */
  held: ReadonlyMap<string, HeldBack>;
}

export interface HeldBack {
  /** When the file was last written, which is when its fault came in; null where it was deleted. */
  since: Date | null;
  /** Whether the earlier version is shown; nothing is where there is none. */
  isShown: boolean;
}

/** Files that hold one record each: a home, a project, a page, an article. Every other file holds what many records need. */
export const isRecord = (file: string): boolean => /^(?:properties|projects|pages|articles)\/./.test(file);

/**
 * Reads a data folder as far as it is sound: a file with a fault is taken as it was before, or not at all, and all else as it is
 * (docs/decisions/faults-stay-with-their-record.md). Throws a DataError where that is not possible.
 */
export function loadValid(dir: string, good: LastValidFiles, options: Omit<ReadOptions, 'overlay'> = {}): ValidData {
  const stamps = options.stamps ?? readFolderState(dir).stamps;
  const folder = new HeldFiles(dir, good, stamps);
  let issues: readonly DataIssue[] | undefined;
  let { known } = options;
  for (;;) {
    const tried = tryData(dir, { ...options, known, stamps, overlay: folder.overlay });
    // Nothing is read twice, also at a start.
    known = new Map([...tried.files, ...(options.known ?? [])]);
    issues ??= tried.issues;
    const open = tried.issues.filter((issue) => !folder.isTolerable(issue));
    if (open.length === 0 && tried.data) return { ...tried.data, issues, held: folder.held() };
    if (!folder.holdBack(open)) throw new DataError(issues);
  }
}

/** Finds out which files have to be held back. It ends: each step holds back a file more, or leaves out one that was. */
class HeldFiles {
  /** What is read instead of the files that are held back: their last good version, or nothing. */
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

  /** Takes the faults that are left; false if no file can be held back because of them. */
  holdBack(open: readonly DataIssue[]): boolean {
    const owners = [...new Set(open.map(({ file }) => ownerOf(file)))];
    // What everything needs was never sound, as far as is known: it has a fault, or lacks what many files name.
    const lacking = causesOf(open).map(({ source }) => source);
    if ([...owners, ...lacking].some((file) => !isRecord(file) && !this.#good.get(file))) return false;
    // The cause before its consequences: what has not changed is not at fault, but what it names and what changed is.
    const sources = open.flatMap(({ file, source }) =>
      source && !this.#isChanged(ownerOf(file)) ? this.#find(source) : [],
    );
    return (
      this.#hold(sources) ||
      this.#hold(owners) ||
      // Something else that changed, of which no check says that it is the cause.
      this.#hold(this.#files().filter((file) => !isRecord(file) && this.#good.get(file))) ||
      this.#hold(this.#files()) ||
      this.#leaveOut(owners)
    );
  }

  /** Takes those of the files that have changed as they were before; false if none has. */
  #hold(files: readonly string[]): boolean {
    const changed = files.filter((file) => this.#isChanged(file) && (isRecord(file) || this.#good.get(file)));
    for (const file of changed) this.overlay.set(file, this.#good.get(file)?.content);
    return changed.length > 0;
  }

  #leaveOut(files: readonly string[]): boolean {
    const left = files.filter(
      (file) => isRecord(file) && !(this.overlay.has(file) && this.overlay.get(file) === undefined),
    );
    for (const file of left) this.overlay.set(file, undefined);
    return left.length > 0;
  }

  /** Whether a file is read that is not the last good version. */
  #isChanged(file: string): boolean {
    return !this.overlay.has(file) && this.#stampOf(file) !== (this.#good.get(file)?.stamp ?? missing);
  }

  #stampOf = (file: string): string => this.#stamps.get(file) ?? fileStamp(path.join(this.#dir, file));

  #files = (): string[] =>
    [...new Set([...this.#stamps.keys(), ...this.#good.keys()])].filter((file) => file.endsWith('.json'));

  /** The file of a record in whatever folder it is. */
  #find(file: string): string {
    if (!isRecord(file) || this.#stamps.has(file) || this.#good.get(file)) return file;
    const [folder = ''] = file.split('/');
    const name = `/${path.basename(file)}`;
    return this.#files().find((one) => one.startsWith(`${folder}/`) && one.endsWith(name)) ?? file;
  }
}

/** What a fault is in: that of a picture is in the list that names it. */
const ownerOf = (file: string): string => (file.startsWith('pictures/') ? 'pictures.json' : file);

/** The stamp of a file that there is not. */
const missing = '0 0 0 0';
