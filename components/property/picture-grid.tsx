import { getTranslations } from 'next-intl/server';
import type { PictureView } from '@/lib/catalogue/pictures/picture-views';
import { Fold } from './fold';
import { PictureLink } from './picture-link';
import picturesStyles from './pictures.module.css';
import styles from './property.module.css';

interface PictureGridProps {
  id: string;
  title: string;
  pictures: PictureView[];
  /** Whether the pictures are plans that several homes share. */
  areTypePlans?: boolean;
  /** Whether a phone shows it folded. */
  folds?: boolean;
}

/** A section of pictures or plans; nothing where there are none. Plans say that they open, and whether they show a type. */
export async function PictureGrid({ id, title, pictures, areTypePlans = false, folds = false }: PictureGridProps) {
  if (pictures.length === 0) return null;
  const t = await getTranslations('property');
  const isPlans = id === 'plans';
  const heading = <h2 id={`${id}-title`}>{title}</h2>;
  const grid = (
    <div className={picturesStyles[`${id}-grid`]}>
      {pictures.map((picture, i) => (
        <PictureLink
          key={picture.stem}
          picture={picture}
          sizes={isPlans || (i % 2 === 0 && i === pictures.length - 1) ? 'hero' : 'card'}
        >
          {isPlans && (
            <span className={picturesStyles.planCaption}>
              <span>{areTypePlans && t('typePlan')}</span>
              <span aria-hidden="true">{t('enlarge')}</span>
            </span>
          )}
        </PictureLink>
      ))}
    </div>
  );
  return (
    <section id={folds ? undefined : id} className={styles.propertySection} aria-labelledby={`${id}-title`}>
      {folds ? (
        <Fold id={id} title={heading}>
          {grid}
        </Fold>
      ) : (
        <>
          {heading}
          {grid}
        </>
      )}
    </section>
  );
}
