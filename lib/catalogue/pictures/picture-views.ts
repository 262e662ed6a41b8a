import 'server-only';
import type { Locale } from '../../i18n/locales.ts';
import { fileStem, preparedPictures } from '../../media/prepared-pictures.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Picture } from '../schema/lists.ts';
import { type LabelledOrigin, originLabel, originOf, type PictureOrigin } from './picture-origin.ts';

/** A prepared picture: a line of public/pictures/index.json with its stem and its alternative text in the page's language. */
export interface PictureView {
  stem: string;
  hash: string;
  /** Widest size in px. */
  width: number;
  height: number;
  /** Widths in px, narrowest first. */
  widths: number[];
  alt: string;
  /** The point that stays in view when the picture is cropped, in quarters of its width and height: "25 75"; the middle if left out. */
  focus?: string;
  /** The origin of the picture; left out if it is unknown, and for a plan. */
  origin?: PictureOrigin | undefined;
  /** The label that is shown beside the picture. */
  label?: LabelledOrigin | undefined;
}

/** Returns the address of the JPEG that scripts/pictures.ts makes for readers without AVIF and WebP: social networks, mails, PDF. */
export const sharedPicture = ({ stem, hash }: Pick<PictureView, 'stem' | 'hash'>): string =>
  `/pictures/${stem}-${hash}-og.jpg`;

/** Returns a picture of data/pictures.json for a page, a plan in the language of the page; null while its files are being made (lib/media/picture-queue.ts). */
export function pictureView({ pictures }: Pick<Catalogue, 'pictures'>, id: string, locale: Locale): PictureView | null {
  const picture = pictures.get(id);
  const file = typeof picture?.file === 'string' ? picture.file : picture?.file[locale];
  const stem = file && fileStem(file);
  const made = stem ? preparedPictures()[stem] : undefined;
  if (!picture || !stem || !made) return null;
  const { hash, width, height, widths } = made;
  return {
    stem,
    hash,
    width,
    height,
    widths,
    alt: picture.alt[locale],
    ...(picture.focus && { focus: inQuarters(picture.focus) }),
    origin: originOf(picture),
    label: originLabel(pictures, picture),
  };
}

/** Rounds the focus to quarters, for which app/styles/base.css has positions: the security policy of pages allows no inline styles. */
const inQuarters = ({ x, y }: NonNullable<Picture['focus']>): string =>
  [x, y].map((share) => Math.round(share / 25) * 25).join(' ');

/** Returns the pictures whose files are ready, in their order. */
export const pictureViews = (
  catalogue: Pick<Catalogue, 'pictures'>,
  ids: readonly string[],
  locale: Locale,
): PictureView[] => ids.flatMap((id) => pictureView(catalogue, id, locale) ?? []);

/** Returns the first picture whose files are ready; null for none. */
export function firstPicture(
  catalogue: Pick<Catalogue, 'pictures'>,
  ids: readonly string[],
  locale: Locale,
): PictureView | null {
  for (const id of ids) {
    const view = pictureView(catalogue, id, locale);
    if (view) return view;
  }
  return null;
}
