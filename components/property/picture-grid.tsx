import type { PictureView } from '@/lib/catalogue/picture-views';
import { PictureLink } from './picture-link';
import picturesStyles from './pictures.module.css';
import styles from './property.module.css';

/** A section of pictures or plans; nothing where there are none. Plans are large: one in a row. */
export function PictureGrid({ id, title, pictures }: { id: string; title: string; pictures: PictureView[] }) {
  if (pictures.length === 0) return null;
  return (
    <section id={id} className={styles.propertySection} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={[picturesStyles.pictureGrid, picturesStyles[`${id}-grid`]].filter(Boolean).join(' ')}>
        {pictures.map((picture, i) => (
          <PictureLink
            key={picture.stem}
            picture={picture}
            sizes={id === 'plans' || (i % 2 === 0 && i === pictures.length - 1) ? 'hero' : 'card'}
          />
        ))}
      </div>
    </section>
  );
}
