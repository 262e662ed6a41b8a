import type { PictureView } from '@/lib/catalogue/pictures/picture-views';
import { PictureLabel } from './picture-label';
import { type PictureSize, pictureSizes } from './picture-sizes';

type PictureFormat = 'avif' | 'webp';

interface PictureProps {
  /** Null while the picture is being prepared. */
  picture: PictureView | null;
  /** The place on the page, which decides the width. */
  sizes: PictureSize;
  /** The picture that a visitor sees first; all others load when they come near. */
  eager?: boolean;
  /** Shown instead on a telephone, where a wide picture would be cut to a strip. */
  phone?: PictureView;
}

/** The picture without alternative text, for a place where it is only decorative. */
export const decorative = (picture: PictureView | null): PictureView | null => picture && { ...picture, alt: '' };

/** Address of a picture at one of its widths (px), as `scripts/pictures.ts` names the file. */
export const pictureUrl = ({ stem, hash }: PictureView, width: number, format: PictureFormat): string =>
  `/pictures/${stem}-${hash}-${width}.${format}`;

/** Returns a picture without its label, for a place where the label stands elsewhere. */
export const unlabelled = (picture: PictureView): PictureView => ({ ...picture, label: undefined });

/** A picture in AVIF and WebP at all its widths, without a script and without a shift of the page; with its label where it is no photograph. */
export const Picture = (props: PictureProps) =>
  props.picture?.label && props.sizes !== 'thumb' ? (
    <span className="pictured">
      <Sources {...props} />
      <PictureLabel origin={props.picture.label} />
    </span>
  ) : (
    <Sources {...props} />
  );

const Sources = ({ picture, sizes, eager = false, phone }: PictureProps) =>
  picture && (
    <picture>
      {phone && <PhoneSource picture={phone} format="avif" />}
      {phone && <PhoneSource picture={phone} format="webp" />}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={pictureSizes[sizes]} />
      <img
        src={pictureUrl(picture, fallbackWidth(picture), 'webp')}
        srcSet={sourceSet(picture, 'webp')}
        sizes={pictureSizes[sizes]}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        data-focus={picture.focus}
        data-drawn={picture.origin === 'illustration' ? '' : undefined}
        decoding="async"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  );

const PhoneSource = ({ picture, format }: { picture: PictureView; format: PictureFormat }) => (
  <source
    media="(max-width: 767px)"
    type={`image/${format}`}
    srcSet={sourceSet(picture, format)}
    sizes={pictureSizes.phoneBanner}
    width={picture.width}
    height={picture.height}
  />
);

const sourceSet = (picture: PictureView, format: PictureFormat): string =>
  picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');

/** For browsers that read no srcset: 600 px, or the widest where the picture is narrower. */
const fallbackWidth = ({ width, widths }: PictureView): number => widths.find((candidate) => candidate >= 600) ?? width;
