import 'server-only';
import type { Picture } from '../../catalogue/schema/lists.ts';
import { picturesNow } from '../../data/picture-files.ts';
import { dataState } from '../../data/store.ts';

/** The fields of a picture that the forms of the office show and change. */
export type KnownPicture = Pick<Picture, 'id' | 'kind' | 'alt' | 'focus' | 'origin'>;

export const knownPicture = ({ id, kind, alt, focus, origin }: KnownPicture): KnownPicture => ({
  id,
  kind,
  alt,
  ...(focus && { focus }),
  ...(origin && { origin }),
});

/** The stored pictures with these ids, including one that was uploaded a moment ago. */
export function listKnownPictures(ids: readonly string[]): KnownPicture[] {
  const live = dataState().snapshot.catalogue.pictures;
  const now = ids.every((id) => live.has(id)) ? live : new Map(picturesNow().map((one) => [one.id, one]));
  return [...new Set(ids)].flatMap((id) => {
    const picture = now.get(id);
    return picture ? [knownPicture(picture)] : [];
  });
}
