import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { citiesWith } from '../catalogue/places/towns.ts';
import type { City, Picture } from '../catalogue/schema/lists.ts';
import type { Stage } from '../data/stage.ts';
import { dataJson, readDataJson } from '../files/data-json.ts';
import { issue } from '../files/issue-codes.ts';
import type { LoadedFiles } from '../files/reader.ts';
import type { HomeFile } from './decisions.ts';
import type { SkippedHome } from './feed.ts';
import type { OwnPicture, PictureIndex } from './pictures.ts';

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
  return {
    files: files.filter((file) => !changed.includes(file)),
    late: changed.map(({ file, home }) => ({ ...issue('fileChanged'), id: home.source?.id ?? '', path: file })),
  };
}

interface Storing {
  dataDir: string;
  known: LoadedFiles;
  pictureIndex: PictureIndex;
  /** The cities to add. */
  cities: readonly City[];
  /** The pictures to delete. */
  gone: readonly OwnPicture[];
  publish(): Promise<string | null>;
}

/** Checks the result and writes it; returns the id of the audit event. Throws a DataError, and writes nothing, if the site would refuse the result. */
export async function writeImport(
  stage: Stage,
  files: readonly HomeFile[],
  { dataDir, known, pictureIndex, cities, gone, publish }: Storing,
): Promise<string | null> {
  try {
    if (pictureIndex.isChanged)
      stage.put('pictures.json', dataJson(withPictures(path.join(dataDir, 'pictures.json'), pictureIndex, gone)));
    if (cities.length > 0)
      stage.put('cities.json', dataJson(citiesWith(readDataJson(path.join(dataDir, 'cities.json')), cities)));
    for (const { file, home } of files) stage.put(file, dataJson(home));
    for (const { file } of gone) stage.drop(`pictures/${file}`);
    if (stage.isEmpty) return null;
    stage.check(known);
    return await publish();
  } catch (error) {
    // The next try starts from the files as they are then.
    for (const file of ['pictures.json', 'cities.json', ...files.map(({ file }) => file)]) stage.forget(file);
    throw error;
  }
}

/** Returns the current list of pictures, which an editor may have changed since, with the new ones and without the deleted ones. */
function withPictures(file: string, pictureIndex: PictureIndex, gone: readonly OwnPicture[]): unknown {
  const list = readDataJson(file) as { items: Picture[] };
  const listed = new Set(list.items.map(({ id }) => id));
  const deleted = new Set(gone.map(({ id }) => id));
  const known = list.items.flatMap((item) => {
    const sources = pictureIndex.items.get(item.id)?.sources;
    return deleted.has(item.id) ? [] : sources ? { ...item, sources } : item;
  });
  const added = [...pictureIndex.items.values()].filter(({ id }) => pictureIndex.isNew(id) && !listed.has(id));
  return { ...list, items: [...known, ...added] };
}
