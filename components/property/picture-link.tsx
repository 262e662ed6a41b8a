import { Picture, pictureUrl } from '@/components/ui/picture';
import type { PictureSize } from '@/components/ui/picture-sizes';
import type { PictureView } from '@/lib/catalogue/picture-views';
import styles from './pictures.module.css';

/** A picture that opens large: by itself without JavaScript, in the lightbox with it. */
export const PictureLink = ({
  picture,
  sizes,
  eager,
}: {
  picture: PictureView;
  sizes: PictureSize;
  eager?: boolean;
}) => (
  <a className={styles.pictureLink} href={pictureUrl(picture, picture.width, 'webp')} data-picture="">
    <Picture picture={picture} sizes={sizes} eager={eager} />
  </a>
);
