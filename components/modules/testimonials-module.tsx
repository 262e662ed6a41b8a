import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { sizeInRow } from '@/components/ui/picture-sizes';
import { Portrait } from '@/components/ui/portrait';
import { SiteLink } from '@/components/ui/site-link';
import { pictureView } from '@/lib/catalogue/pictures/picture-views';
import { brokerPerson } from '@/lib/catalogue/views/broker';
import { moduleTestimonials } from '@/lib/content/modules/items';
import { date } from '@/lib/i18n/format';
import { DraftMark } from './module-head';
import moduleKindsStyles from './module-kinds.module.css';
import type { ModuleProps } from './module-props';
import styles from './modules.module.css';

/** The testimonials of clients, the latest first; above a full list, how many of them are verified. */
export async function TestimonialsModule({ module, context: { locale, data } }: ModuleProps<'testimonials'>) {
  const t = await getTranslations('modules');
  const perRow = module.numberItemOfRow ?? 2;
  const testimonials = moduleTestimonials(module, data.content);
  const verifiedCount = testimonials.filter(({ verified }) => verified).length;
  const isEachVerified = verifiedCount === testimonials.length;
  return (
    <>
      {!module.maxItems && verifiedCount > 0 && (
        <p className={moduleKindsStyles.testimonialsCount}>
          <Icon name="check" /> {t('reviewsCount', { verified: verifiedCount, total: testimonials.length })}
        </p>
      )}
      <div className={`${styles.itemGrid} ${styles[`per-row-${perRow}`]} ${moduleKindsStyles.testimonialsModule}`}>
        {testimonials.map(
          ({
            id,
            isDraft,
            language,
            comment,
            name,
            aboutYou,
            website,
            image,
            postedAt,
            postedBy,
            verified,
            answer,
          }) => {
            const broker = postedBy ? data.content.team.get(postedBy) : undefined;
            // Untranslated words are read aloud in their own language.
            const lang = language && comment[locale] === comment[language] ? language : undefined;
            return (
              <div key={id}>
                <figure>
                  {isDraft && <DraftMark />}
                  {image && <Picture picture={pictureView(data.catalogue, image, locale)} sizes={sizeInRow(perRow)} />}
                  <Icon name="quote" />
                  <blockquote lang={lang}>
                    <p>{comment[locale]}</p>
                  </blockquote>
                  <figcaption>
                    {broker && <Portrait {...brokerPerson(broker, locale, data)} />}
                    <div>
                      <strong>{website ? <SiteLink href={website}>{name}</SiteLink> : name}</strong>
                      <p className="figures">
                        <span lang={lang}>{aboutYou[locale]}</span>
                        {broker && <span>{t('lookedAfterBy', { name: broker.name })}</span>}
                        {verified && <span>{t(`verified.${verified}`)}</span>}
                        <span>{date(postedAt, locale)}</span>
                      </p>
                    </div>
                  </figcaption>
                </figure>
                {answer && (
                  <div className={moduleKindsStyles.testimonialAnswer}>
                    <p>{t('answerOf', { agency: data.content.site.name })}</p>
                    <p>{answer[locale]}</p>
                  </div>
                )}
              </div>
            );
          },
        )}
      </div>
      <p className={moduleKindsStyles.testimonialsNote}>
        {data.content.site.testimonials[locale]} {t(isEachVerified ? 'reviewsVerified' : 'reviewsPartly')}
      </p>
    </>
  );
}
