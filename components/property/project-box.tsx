import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import type { PictureView } from '@/lib/catalogue/picture-views';
import styles from './property.module.css';

export interface ProjectBoxView {
  path: string;
  picture: PictureView;
  /** "Unit A3" */
  lot: string | null;
  /** "Part of Residentie Blereberg" */
  title: string;
  text: string;
}

/** The way from a unit to the project that it belongs to. */
export const ProjectBox = ({ project: { path, picture, lot, title, text } }: { project: ProjectBoxView }) => (
  <SiteLink className={styles.projectBox} href={path}>
    <Picture picture={picture} sizes="box" />
    <span>
      {lot && <small>{lot}</small>}
      <strong>{title}</strong>
      <span>{text}</span>
    </span>
    <Icon name="arrow-right" />
  </SiteLink>
);
