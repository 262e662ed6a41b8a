import 'server-only';
import type { Locale } from '../i18n/locales.ts';
import { preparedPictures, stemOf } from '../media/prepared-pictures.ts';
import type { Catalogue } from './catalogue.ts';
import { type LabelledOrigin, labelOf, originOf, type PictureOrigin } from './picture-origin.ts';
import type { Picture } from './schema/lists.ts';

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
  /** What stays in view where it is cut, in quarters of its width and height: "25 75"; left out, its middle. */
  focus?: string;
  /** How it was made; left out where that is unknown, and of a plan. */
  origin?: PictureOrigin | undefined;
  /** The label that is shown beside the picture. */
  label?: LabelledOrigin | undefined;
}

/** The JPEG that scripts/pictures.ts makes for what reads neither AVIF nor WebP: social networks, mails, PDF. */
export const sharedPicture = ({ stem, hash }: Pick<PictureView, 'stem' | 'hash'>): string =>
  `/pictures/${stem}-${hash}-og.jpg`;

/** A picture of data/pictures.json as a page shows it, a plan in the page's own language; null while its files are being made (lib/media/picture-queue.ts). */
export function pictureView({ pictures }: Pick<Catalogue, 'pictures'>, id: string, locale: Locale): PictureView | null {
  const picture = pictures.get(id);
  const file = typeof picture?.file === 'string' ? picture.file : picture?.file[locale];
  const stem = file && stemOf(file);
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
    label: labelOf(pictures, picture),
  };
}

/** The focus in quarters, for which app/styles/base.css has positions: the policy of pages allows no inline styles. */
const inQuarters = ({ x, y }: NonNullable<Picture['focus']>): string =>
  [x, y].map((share) => Math.round(share / 25) * 25).join(' ');

/** Those that are ready, in their order. */
export const pictureViews = (
  catalogue: Pick<Catalogue, 'pictures'>,
  ids: readonly string[],
  locale: Locale,
): PictureView[] => ids.flatMap((id) => pictureView(catalogue, id, locale) ?? []);

/** The first that is ready; null where none is. */
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
