import 'server-only';
import type { Locale } from '../i18n/locales.ts';
import type { Catalogue } from './catalogue.ts';
import { preparedPictures, stemOf } from './prepared-pictures.ts';

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
}

/** The JPEG that scripts/pictures.ts makes for what reads neither AVIF nor WebP: social networks, mails, PDF. */
export const sharedPicture = ({ stem, hash }: Pick<PictureView, 'stem' | 'hash'>): string =>
  `/pictures/${stem}-${hash}-og.jpg`;

/** A picture of data/pictures.json as a page shows it; a plan in the page's own language. Throws where it was never prepared. */
export function pictureView({ pictures }: Pick<Catalogue, 'pictures'>, id: string, locale: Locale): PictureView {
  const picture = pictures.get(id);
  const file = typeof picture?.file === 'string' ? picture.file : picture?.file[locale];
  const stem = file && stemOf(file);
  const made = stem ? preparedPictures()[stem] : undefined;
  if (!picture || !stem || !made) throw new Error(`picture "${id}" (${locale}) is not prepared: run "npm run build"`);
  const { hash, width, height, widths } = made;
  return { stem, hash, width, height, widths, alt: picture.alt[locale] };
}
