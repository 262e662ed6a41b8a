import type { PictureView } from '@/lib/catalogue/pictures/picture-views';
import { decorative, Picture } from './picture';
import styles from './portrait.module.css';

/** A small portrait beside the name it belongs to; the initials where there is none. */
export const Portrait = ({ picture, initials }: { picture: PictureView | null; initials: string }) => (
  <span className={styles.portrait} aria-hidden="true">
    {picture ? <Picture picture={decorative(picture)} sizes="thumb" /> : initials}
  </span>
);
