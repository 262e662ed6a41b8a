import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Picture } from '../../lib/catalogue/schema/lists.ts';
import { loadData } from '../../lib/data/load.ts';
import type { KnownFiles } from '../../lib/data/reader.ts';
import type { SetAside } from '../../lib/import/imported-home.ts';
import type { PictureBook } from '../../lib/import/picture-book.ts';
import type { HomeFile } from '../../lib/import/report.ts';
import type { OwnPicture } from '../../lib/import/unnamed-pictures.ts';
import { dataJson, readDataJson } from '../support/data-json.ts';
import { writeFile } from '../support/write-file.ts';

/** Folders in which an import writes; of the others a link is enough. */
const mixed: readonly string[] = ['properties', 'pictures'];

const prefix = 'import-';

/**
 * The data folder as it would be: the files that an import puts in, and links to the rest but for what it takes out. It is checked
 * before anything is changed.
 */
export class Stage {
  readonly #dataDir: string;
  readonly #dir: string;
  readonly #files = new Set<string>();
  readonly #dropped = new Set<string>();

  constructor(dataDir: string, parent: string) {
    this.#dataDir = dataDir;
    mkdirSync(parent, { recursive: true });
    // What a run left that was killed: no other one is at work.
    for (const name of readdirSync(parent))
      if (name.startsWith(prefix)) rmSync(path.join(parent, name), { recursive: true });
    this.#dir = mkdtempSync(path.join(parent, prefix));
  }

  /** A file of the data folder by its path in there; the order of the calls is the order in which they become real. */
  put(file: string, content: string | Uint8Array): void {
    writeFile(path.join(this.#dir, file), content);
    this.#files.add(file);
  }

  /** Takes a file out of the data folder, once all others are real. */
  drop(file: string): void {
    this.#dropped.add(file);
  }

  /** Whether nothing would be new, changed or gone. */
  get isEmpty(): boolean {
    return this.#files.size === 0 && this.#dropped.size === 0;
  }

  /** Throws a DataError where the site would refuse the folder, of which `known` was read before. */
  check(known: KnownFiles): void {
    for (const name of readdirSync(this.#dataDir))
      if (mixed.includes(name)) this.#linkRest(name);
      else this.#link(name);
    loadData(this.#dir, known);
  }

  /** Writes the files to the data folder, each whole or not at all, and deletes those that were taken out. */
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

/** Homes whose files are still as they were read, and the others, which somebody has changed or deleted since: the next import takes those up. */
export function asRead(files: readonly HomeFile[], dataDir: string): { files: HomeFile[]; late: SetAside[] } {
  const isAsRead = ({ file, previous }: HomeFile): boolean => {
    const place = path.join(dataDir, file);
    return isDeepStrictEqual(existsSync(place) ? readDataJson(place) : undefined, previous);
  };
  const changed = files.filter((file) => !isAsRead(file));
  const expected = 'the file as it was when the import began';
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
  known: KnownFiles;
  book: PictureBook;
  /** Pictures that go. */
  gone: readonly OwnPicture[];
  write: typeof writeFile;
}

/**
 * Checks the whole and writes it: pictures, their list, then homes, so that what is named is there at each moment, also where a run is
 * cut short. Pictures that go were named by nothing when it began, and are deleted last. Throws a DataError, and writes nothing, where
 * the site would refuse it.
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

/** The list of pictures as it is now, with what was fetched and without what goes: an editor may have worked on it since. */
function withPictures(file: string, book: PictureBook, gone: readonly OwnPicture[]): unknown {
  const list = readDataJson(file) as { items: Picture[] };
  const there = new Set(list.items.map(({ id }) => id));
  const left = new Set(gone.map(({ id }) => id));
  const kept = list.items.flatMap((item) => {
    const sources = book.items.get(item.id)?.sources;
    return left.has(item.id) ? [] : sources ? { ...item, sources } : item;
  });
  return { ...list, items: [...kept, ...[...book.items.values()].filter(({ id }) => !there.has(id))] };
}
