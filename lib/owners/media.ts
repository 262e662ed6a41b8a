import { type PictureView, pictureView } from '../catalogue/picture-views.ts';
import { homeDisplay } from '../catalogue/property-facts.ts';
import { shownPrice } from '../catalogue/property-head.ts';
import { toMediaViews } from '../catalogue/property-media.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../data/load.ts';
import { mediaWords } from '../i18n/home-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';

export interface MediaGroup {
  kind: 'pictures' | 'plans' | 'videos' | 'tours';
  items: { key: string; picture: PictureView; caption: string | null }[];
}

/** What the page of a home shows at this moment, those groups that there are. */
export async function mediaOnPage(home: Property, locale: Locale, data: Snapshot): Promise<MediaGroup[]> {
  const [words, property] = await Promise.all([mediaWords(locale), translatorIn(locale, 'property')]);
  const priceIsShown = shownPrice(home, locale, { onRequest: '' }, data.catalogue).kind === 'amount';
  const shown = homeDisplay(home, priceIsShown, data);
  const media = toMediaViews(
    home,
    locale,
    // Nothing is played here: a video without a title is called by its kind.
    { ...words, video: property('videos'), tour: property('tours') },
    data,
  );
  const stills = (ids: readonly string[]): MediaGroup['items'] =>
    ids.map((id) => ({ key: id, picture: pictureView(data.catalogue, id, locale), caption: null }));
  // The caption says what the picture stands for.
  const videos = (of: (typeof media)['videos']): MediaGroup['items'] =>
    of.map(({ page, poster, title }) => ({ key: page, picture: { ...poster, alt: '' }, caption: title }));
  const groups: MediaGroup[] = [
    { kind: 'pictures', items: stills(home.pictures) },
    { kind: 'plans', items: shown.block('plans') ? stills(home.plans) : [] },
    { kind: 'videos', items: shown.block('videos') ? videos(media.videos) : [] },
    { kind: 'tours', items: shown.block('tours') ? videos(media.tours) : [] },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
