import type { MediaView } from '../../components/property/media-section';
import type { Site } from '../content/schema.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import { type MediaLink, tourLink, videoLink } from '../media/links.ts';
import type { PictureView } from './picture-views.ts';
import { pictureView } from './picture-views.ts';
import type { Medium } from './schema/media.ts';
import type { Property } from './schema/property.ts';

export interface MediaWords {
  video: string;
  tour: string;
  note(kind: MediaLink['kind']): string;
  /** Of a file that no browser plays. */
  download: string;
}

/** Widest picture in px that stands for a video before it is played. */
const posterWidths: Record<Site['videoThumbnail'], number> = { low: 400, medium: 600, high: 1360 };

/** Takes a home; returns its videos and tours, each with a picture of ours: nothing of another site is fetched before a click. */
export function toMediaViews(
  { pictures, videos = [], tours = [] }: Property,
  locale: Locale,
  words: MediaWords,
  { catalogue, content }: Snapshot,
): { videos: MediaView[]; tours: MediaView[] } {
  const view = (medium: Medium, read: (link: string) => MediaLink | null, title: string): MediaView[] => {
    const found = read(medium.link);
    if (!found) return [];
    const poster = pictureView(catalogue, medium.poster ?? pictures[0] ?? '', locale);
    return [
      {
        title: medium.title?.[locale] ?? title,
        note: found.player ? words.note(found.kind) : words.download,
        poster: narrowed(poster, posterWidths[content.site.videoThumbnail]),
        page: found.page,
        player: found.player,
      },
    ];
  };
  return {
    videos: videos.flatMap((medium) => view(medium, videoLink, words.video)),
    tours: tours.flatMap((medium) => view(medium, tourLink, words.tour)),
  };
}

/** The same picture in no width beyond the widest (px). */
function narrowed(picture: PictureView, widest: number): PictureView {
  const widths = picture.widths.filter((width) => width <= widest);
  const width = widths.at(-1) ?? picture.width;
  return { ...picture, widths, width, height: Math.round((picture.height * width) / picture.width) };
}
