import 'server-only';
import type { Picture } from '../../catalogue/schema/lists.ts';
import { picturesNow } from '../../data/picture-files.ts';
import { dataState } from '../../data/store.ts';

/** What the forms of the office show of a picture and let staff change. */
export type KnownPicture = Pick<Picture, 'id' | 'kind' | 'alt' | 'focus' | 'origin'>;

export const knownPicture = ({ id, kind, alt, focus, origin }: KnownPicture): KnownPicture => ({
  id,
  kind,
  alt,
  ...(focus && { focus }),
  ...(origin && { origin }),
});

/** Those of the data with these ids, also one that was uploaded a moment ago. */
export function knownPictures(ids: readonly string[]): KnownPicture[] {
  const live = dataState().snapshot.catalogue.pictures;
  const now = ids.every((id) => live.has(id)) ? live : new Map(picturesNow().map((one) => [one.id, one]));
  return [...new Set(ids)].flatMap((id) => {
    const picture = now.get(id);
    return picture ? [knownPicture(picture)] : [];
  });
}
