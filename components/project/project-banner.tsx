import { PictureLink } from '@/components/property/picture-link';
import type { PictureView } from '@/lib/catalogue/picture-views';
import styles from './project.module.css';

/** The picture that a project opens with, as wide as the page. */
export const ProjectBanner = ({ picture, ribbon }: { picture: PictureView; ribbon: string | null }) => (
  <div className={styles.projectBanner}>
    <PictureLink picture={picture} sizes="hero" eager />
    {ribbon && <p className="ribbon">{ribbon}</p>}
  </div>
);
