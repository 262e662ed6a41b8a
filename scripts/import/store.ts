import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Picture } from '../../lib/catalogue/schema/lists.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { Decisions } from '../../lib/import/decide.ts';
import type { SetAside } from '../../lib/import/imported-home.ts';
import type { PictureBook } from '../../lib/import/picture-book.ts';
import { dataJson } from '../data-json.ts';
import type { writeFile } from '../write-file.ts';
import type { Stage } from './stage.ts';

interface Results {
  dataDir: string;
  book: PictureBook;
  files: Decisions['files'];
  write: typeof writeFile;
}

/**
 * Checks the whole and writes it: pictures, their list, then homes, so that what is named is there at each moment, also where a run is
 * cut short. Homes that somebody changed while it ran are left to the next run, and returned.
 */
export function store(stage: Stage, { dataDir, book, files, write }: Results): SetAside[] {
  const late: SetAside[] = [];
  if (book.isChanged) stage.put('pictures.json', dataJson(withPictures(path.join(dataDir, 'pictures.json'), book)));
  for (const { file, home, previous } of files) {
    if (isAsRead(path.join(dataDir, file), previous)) stage.put(file, dataJson(home));
    else
      late.push({
        id: home.source?.id ?? '',
        path: file,
        expected: 'the file as it was when the import began',
        found: 'another one: the next import takes it up',
      });
  }
  if (!stage.isEmpty) {
    stage.check();
    stage.publish(write);
  }
  return late;
}

const isAsRead = (file: string, previous: Property | undefined): boolean =>
  previous ? isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), previous) : !existsSync(file);

/** The list of pictures as it is now, with what was fetched: an editor may have worked on it since. */
function withPictures(file: string, book: PictureBook): unknown {
  const list: { items: Picture[] } = JSON.parse(readFileSync(file, 'utf8'));
  const there = new Set(list.items.map(({ id }) => id));
  const kept = list.items.map((item) => {
    const sources = book.items.get(item.id)?.sources;
    return sources ? { ...item, sources } : item;
  });
  return { ...list, items: [...kept, ...[...book.items.values()].filter(({ id }) => !there.has(id))] };
}
