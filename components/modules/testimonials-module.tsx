import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { sizeInRow } from '@/components/ui/picture-sizes';
import { SiteLink } from '@/components/ui/site-link';
import { pictureView } from '@/lib/catalogue/picture-views';
import { testimonialsOf } from '@/lib/content/modules/items';
import { date } from '@/lib/format';
import { DraftMark } from './module-head';
import moduleKindsStyles from './module-kinds.module.css';
import type { ModuleProps } from './module-props';
import styles from './modules.module.css';

/** What clients say, the latest first. */
export async function TestimonialsModule({ module, context: { locale, data } }: ModuleProps<'testimonials'>) {
  const t = await getTranslations('modules');
  const perRow = module.numberItemOfRow ?? 2;
  return (
    <>
      <div className={`${styles.itemGrid} ${styles[`per-row-${perRow}`]} ${moduleKindsStyles.testimonialsModule}`}>
        {testimonialsOf(module, data.content).map(
          ({ id, isDraft, comment, name, aboutYou, website, image, postedAt, postedBy }) => {
            const broker = postedBy && data.content.team.get(postedBy);
            return (
              <figure key={id}>
                {isDraft && <DraftMark />}
                {image && <Picture picture={pictureView(data.catalogue, image, locale)} sizes={sizeInRow(perRow)} />}
                <Icon name="quote" />
                <blockquote>
                  <p>{comment[locale]}</p>
                </blockquote>
                <figcaption>
                  <strong>{website ? <SiteLink href={website}>{name}</SiteLink> : name}</strong>
                  <span>{aboutYou[locale]}</span>
                  <span className="figures">
                    {[date(postedAt, locale), broker && t('lookedAfterBy', { name: broker.name })]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </figcaption>
              </figure>
            );
          },
        )}
      </div>
      <p className={moduleKindsStyles.testimonialsNote}>{data.content.site.testimonials[locale]}</p>
    </>
  );
}
