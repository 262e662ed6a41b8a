import { html, inside, type Markup } from './markup';
import { type PictureSize, pictureSizes } from './picture-sizes';

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

type PictureFormat = 'avif' | 'webp';

interface PictureProps {
  picture: PictureView;
  /** Where on the page it stands: how wide it is shown there. */
  sizes: PictureSize;
  /** The picture that a visitor sees first; all others load when they come near. */
  eager?: boolean;
  /** Shown instead on a telephone, where a wide picture would be cut to a strip. */
  phone?: PictureView;
}

/** Address of a picture at one of its widths (px), as `scripts/pictures.ts` names the file. */
export const pictureUrl = ({ stem, hash }: PictureView, width: number, format: PictureFormat): string =>
  `/pictures/${stem}-${hash}-${width}.${format}`;

/** A picture in AVIF and WebP at all its widths, without a script and without a shift of the page. */
export const Picture = (props: PictureProps) => <picture {...inside(pictureContent(props))} />;

/** THE content of every `<picture>` of the site, on pages and on cards. */
export function pictureContent({ picture, sizes, eager = false, phone }: PictureProps): Markup {
  return html`${phone && phoneSources(phone)}
    <source type="image/avif" srcset="${sourceSet(picture, 'avif')}" sizes="${pictureSizes[sizes]}">
    <img src="${pictureUrl(picture, fallbackWidth(picture), 'webp')}" srcset="${sourceSet(picture, 'webp')}" sizes="${pictureSizes[sizes]}" width="${picture.width}" height="${picture.height}" alt="${picture.alt}" decoding="async" ${eager ? html`loading="eager" fetchpriority="high"` : html`loading="lazy"`}>`;
}

const phoneSources = (phone: PictureView): Markup[] =>
  (['avif', 'webp'] as const).map(
    (format) =>
      html`<source media="(max-width: 767px)" type="image/${format}" srcset="${sourceSet(phone, format)}" sizes="${pictureSizes.phoneBanner}" width="${phone.width}" height="${phone.height}">`,
  );

const sourceSet = (picture: PictureView, format: PictureFormat): string =>
  picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');

/** For browsers that read no srcset: 600 px, or the widest where the picture is narrower. */
const fallbackWidth = ({ width, widths }: PictureView): number => widths.find((candidate) => candidate >= 600) ?? width;
