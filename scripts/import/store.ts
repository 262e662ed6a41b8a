import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Picture } from '../../lib/catalogue/schema/lists.ts';
import type { KnownFiles } from '../../lib/data/reader.ts';
import type { SetAside } from '../../lib/import/imported-home.ts';
import type { PictureBook } from '../../lib/import/picture-book.ts';
import type { HomeFile } from '../../lib/import/report.ts';
import type { OwnPicture } from '../../lib/import/unnamed-pictures.ts';
import { dataJson, readDataJson } from '../support/data-json.ts';
import type { writeFile } from '../support/write-file.ts';
import type { Stage } from './stage.ts';

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
