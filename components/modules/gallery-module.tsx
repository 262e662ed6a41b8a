import { Picture } from '@/components/ui/picture';
import { sizeInRow } from '@/components/ui/picture-sizes';
import type { PictureView } from '@/lib/catalogue/picture-views';
import type { ModuleProps } from './module-view';
import styles from './modules.module.css';

export interface GalleryModuleView {
  view: 'gallery';
  perRow: number;
  pictures: PictureView[];
}

/** Pictures side by side. */
export const GalleryModule = ({ module: { perRow, pictures } }: ModuleProps<GalleryModuleView>) => (
  <div className={`${styles.itemGrid} ${styles[`per-row-${perRow}`]} ${styles.galleryModule}`}>
    {pictures.map((picture) => (
      <Picture key={picture.stem} picture={picture} sizes={sizeInRow(perRow)} />
    ))}
  </div>
);
