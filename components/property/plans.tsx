import { getTranslations } from 'next-intl/server';
import type { PictureView } from '@/lib/catalogue/pictures/picture-views';
import { Fold } from './fold';
import { PictureLink } from './picture-link';
import picturesStyles from './pictures.module.css';
import styles from './property.module.css';

interface PlansProps {
  title: string;
  plans: PictureView[];
  /** Whether several homes share them. */
  areTypePlans: boolean;
  /** Whether a phone shows them folded. */
  folds?: boolean;
}

/** The section of plans; nothing where there are none. Each says that it opens, and whether it shows a type. */
export async function Plans({ title, plans, areTypePlans, folds = false }: PlansProps) {
  if (plans.length === 0) return null;
  const t = await getTranslations('property');
  const heading = <h2 id="plans-title">{title}</h2>;
  const grid = (
    <div className={picturesStyles.plansGrid}>
      {plans.map((plan) => (
        <PictureLink key={plan.stem} picture={plan} sizes="hero">
          <span className={picturesStyles.planCaption}>
            <span>{areTypePlans && t('typePlan')}</span>
            <span aria-hidden="true">{t('enlarge')}</span>
          </span>
        </PictureLink>
      ))}
    </div>
  );
  return (
    <section id={folds ? undefined : 'plans'} className={styles.propertySection} aria-labelledby="plans-title">
      {folds ? (
        <Fold id="plans" title={heading}>
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
