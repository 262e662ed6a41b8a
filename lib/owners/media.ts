import { type PictureView, pictureView } from '../catalogue/pictures/picture-views.ts';
import { listMedia, type MediumView } from '../catalogue/pictures/property-media.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { homeDisplay } from '../catalogue/views/display.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';

export interface MediaGroup {
  kind: 'pictures' | 'plans' | 'videos' | 'tours';
  items: { key: string; picture: PictureView; title: string | null }[];
}

/** Returns the media that the page of a home shows now, without empty groups. */
export function listMediaOnPage(home: Property, locale: Locale, data: Snapshot): MediaGroup[] {
  const shown = homeDisplay(home, data);
  const media = listMedia(home, locale, data);
  const stills = (ids: readonly string[]): MediaGroup['items'] =>
    ids.flatMap((id) => {
      const picture = pictureView(data.catalogue, id, locale);
      return picture ? [{ key: id, picture, title: null }] : [];
    });
  const posters = (of: readonly MediumView[]): MediaGroup['items'] =>
    of.flatMap(({ page, poster, title }) => (poster ? [{ key: page, picture: { ...poster, alt: '' }, title }] : []));
  const groups: MediaGroup[] = [
    { kind: 'pictures', items: stills(home.pictures) },
    { kind: 'plans', items: shown.block('plans') ? stills(home.plans) : [] },
    { kind: 'videos', items: shown.block('videos') ? posters(media.videos) : [] },
    { kind: 'tours', items: shown.block('tours') ? posters(media.tours) : [] },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
