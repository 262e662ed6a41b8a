import type { Picture } from '../catalogue/schema/lists.ts';
import type { KnownFiles } from '../data/reader.ts';

export interface OwnPicture {
  id: string;
  /** Its name in data/pictures. */
  file: string;
}

/** The pictures that an import of this feed fetched and that no file of the data names any more: others have taken their places. */
export function unnamedPictures(feed: string, pictures: Iterable<Picture>, known: KnownFiles): OwnPicture[] {
  const ids = new RegExp(`${feed}-[\\da-f]{16}`, 'g');
  const ownFile = new RegExp(`^${ids.source}\\.\\w+$`);
  const own: OwnPicture[] = [];
  const others: Picture[] = [];
  for (const picture of pictures) {
    const { id, file, sources } = picture;
    const isOwn = sources && typeof file === 'string' && ownFile.test(file) && file.startsWith(`${id}.`);
    if (isOwn) own.push({ id, file });
    else others.push(picture);
  }
  const named = new Set<string>();
  const note = (content: unknown) => {
    for (const id of JSON.stringify(content).match(ids) ?? []) named.add(id);
  };
  // An editor may have given the file of one another name.
  note(others);
  for (const [file, { content }] of known) if (file !== 'pictures.json') note(content);
  return own.filter(({ id }) => !named.has(id));
}
