import { Picture } from '@/components/ui/picture';
import { sizeInRow } from '@/components/ui/picture-sizes';
import { pictureView } from '@/lib/catalogue/pictures/picture-views';
import type { ModuleProps } from './module-props';
import styles from './modules.module.css';

/** Pictures side by side. */
export function GalleryModule({ module, context: { locale, data } }: ModuleProps<'gallery'>) {
  const perRow = module.numberItemOfRow ?? 3;
  return (
    <div className={`${styles.itemGrid} ${styles[`per-row-${perRow}`]} ${styles.galleryModule}`}>
      {module.images.slice(0, module.maxItems).map((id) => (
        <Picture key={id} picture={pictureView(data.catalogue, id, locale)} sizes={sizeInRow(perRow)} />
      ))}
    </div>
  );
}
