import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Picture } from '../../lib/catalogue/schema/lists.ts';
import { loadData } from '../../lib/data/load.ts';
import type { LoadedFiles } from '../../lib/data/reader.ts';
import type { HomeFile } from '../../lib/import/decisions.ts';
import type { SkippedHome } from '../../lib/import/feed.ts';
import type { OwnPicture, PictureIndex } from '../../lib/import/pictures.ts';
import { dataJson, readDataJson } from '../support/data-folder.ts';
import { writeFile } from '../support/project.ts';

/** Folders that an import writes to; the others are linked as a whole. */
const writtenFolders: readonly string[] = ['properties', 'pictures'];

const prefix = 'import-';

/** A copy of the data folder as it would be after an import, with links to unchanged files. It is checked before anything is changed. */
export class Stage {
  readonly #dataDir: string;
  readonly #dir: string;
  readonly #files = new Set<string>();
  readonly #dropped = new Set<string>();

  constructor(dataDir: string, parent: string) {
    this.#dataDir = dataDir;
    mkdirSync(parent, { recursive: true });
    // Left by a run that was killed; the lock excludes another run.
    for (const name of readdirSync(parent))
      if (name.startsWith(prefix)) rmSync(path.join(parent, name), { recursive: true });
    this.#dir = mkdtempSync(path.join(parent, prefix));
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

  /** Throws a DataError if the site would refuse the folder; `known` are the files read before. */
  check(known: LoadedFiles): void {
    for (const name of readdirSync(this.#dataDir))
      if (writtenFolders.includes(name)) this.#linkRest(name);
      else this.#link(name);
    loadData(this.#dir, known);
  }

  /** Writes each file to the data folder atomically, then deletes the dropped ones. */
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

/** Separates homes whose files are unchanged since they were read (`files`) from those that were edited or deleted meanwhile (`late`), which the next import handles. */
export function splitUnchanged(
  files: readonly HomeFile[],
  dataDir: string,
): { files: HomeFile[]; late: SkippedHome[] } {
  const isAsRead = ({ file, previous }: HomeFile): boolean => {
    const place = path.join(dataDir, file);
    return isDeepStrictEqual(existsSync(place) ? readDataJson(place) : undefined, previous);
  };
  const changed = files.filter((file) => !isAsRead(file));
  const expected = 'the file as it was when the import started';
  return {
    files: files.filter((file) => !changed.includes(file)),
    late: changed.map(({ file, home }) => ({
      id: home.source?.id ?? '',
      path: file,
      expected,
      found: 'another one, or none',
    })),
  };
}

interface Storing {
  dataDir: string;
  known: LoadedFiles;
  book: PictureIndex;
  /** Pictures to delete. */
  gone: readonly OwnPicture[];
  write: typeof writeFile;
}

/**
 * Checks the result and writes it: pictures, their list, then homes, so that every reference is valid at each moment, even if the run is
 * interrupted. Unused pictures are deleted last. Throws a DataError, and writes nothing, if the site would refuse the result.
 */
export function store(stage: Stage, files: readonly HomeFile[], { dataDir, known, book, gone, write }: Storing): void {
  if (book.isChanged)
    stage.put('pictures.json', dataJson(withPictures(path.join(dataDir, 'pictures.json'), book, gone)));
  for (const { file, home } of files) stage.put(file, dataJson(home));
  for (const { file } of gone) stage.drop(`pictures/${file}`);
  if (stage.isEmpty) return;
  stage.check(known);
  stage.publish(write);
}

/** The current list of pictures, which an editor may have changed since, with the new pictures and without the deleted ones. */
function withPictures(file: string, book: PictureIndex, gone: readonly OwnPicture[]): unknown {
  const list = readDataJson(file) as { items: Picture[] };
  const there = new Set(list.items.map(({ id }) => id));
  const left = new Set(gone.map(({ id }) => id));
  const kept = list.items.flatMap((item) => {
    const sources = book.items.get(item.id)?.sources;
    return left.has(item.id) ? [] : sources ? { ...item, sources } : item;
  });
  return { ...list, items: [...kept, ...[...book.items.values()].filter(({ id }) => !there.has(id))] };
}
