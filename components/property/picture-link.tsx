import type { ReactNode } from 'react';
import { Picture, pictureUrl } from '@/components/ui/picture';
import type { PictureSize } from '@/components/ui/picture-sizes';
import type { PictureView } from '@/lib/catalogue/pictures/picture-views';
import styles from './pictures.module.css';

/** A picture that opens at full size: as a file without JavaScript, in the lightbox with it. */
export const PictureLink = ({
  picture,
  sizes,
  eager,
  children,
}: {
  picture: PictureView;
  sizes: PictureSize;
  eager?: boolean;
  /** Beside or below the picture. */
  children?: ReactNode;
}) => (
  <a
    className={styles.pictureLink}
    href={pictureUrl(picture, picture.width, 'webp')}
    data-picture=""
    data-needs-script=""
  >
    <Picture picture={picture} sizes={sizes} eager={eager} />
    {children}
  </a>
);
