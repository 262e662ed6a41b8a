import type { Site } from '../../content/schema.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type MediaLink, tourLink, videoLink } from '../../media/links.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Medium, Property } from '../schema/property.ts';
import { firstPicture, type PictureView, pictureView } from './picture-views.ts';

export interface MediumView {
  /** The title that an editor gave; null for none. */
  title: string | null;
  kind: MediaLink['kind'];
  /** null while no picture is ready. */
  poster: PictureView | null;
  /** The address that the link opens without a script. */
  page: string;
  /** null for a file that no browser plays. */
  player: MediaLink['player'];
}

/** Widest picture in px that is shown for a video before it plays. */
const posterWidths: Record<Site['videoThumbnail'], number> = { low: 400, medium: 600, high: 1360 };

/** Returns the videos and tours of a home, each with a picture of this site: nothing is fetched from other sites before a click. */
export function listMedia(
  { pictures, videos = [], tours = [] }: Property,
  locale: Locale,
  { catalogue, content }: Snapshot,
): { videos: MediumView[]; tours: MediumView[] } {
  const view = (medium: Medium, read: (link: string) => MediaLink | null): MediumView[] => {
    const found = read(medium.link);
    if (!found) return [];
    const own = medium.poster === undefined ? null : pictureView(catalogue, medium.poster, locale);
    const poster = own ?? firstPicture(catalogue, pictures, locale);
    return [
      {
        title: medium.title?.[locale] ?? null,
        kind: found.kind,
        poster: poster && narrowPicture(poster, posterWidths[content.site.videoThumbnail]),
        page: found.page,
        player: found.player,
      },
    ];
  };
  return {
    videos: videos.flatMap((medium) => view(medium, videoLink)),
    tours: tours.flatMap((medium) => view(medium, tourLink)),
  };
}

/** Whether other homes have the same plans, so that these show a type, not the exact sizes of one home. */
export function hasTypePlans({ id, plans }: Property, { properties }: Pick<Catalogue, 'properties'>): boolean {
  const plansOfOthers = new Set([...properties.values()].flatMap((home) => (home.id === id ? [] : home.plans)));
  return plans.every((plan) => plansOfOthers.has(plan));
}

/** Returns a picture without the widths beyond `widest` (px). */
function narrowPicture(picture: PictureView, widest: number): PictureView {
  const widths = picture.widths.filter((width) => width <= widest);
  const width = widths.at(-1) ?? picture.width;
  return { ...picture, widths, width, height: Math.round((picture.height * width) / picture.width) };
}
