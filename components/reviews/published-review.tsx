import { getTranslations } from 'next-intl/server';
import { CopiedForm } from '@/components/staff/copied-form';
import { AreaField, SelectField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { OwnUnsaved } from '@/components/staff/own-unsaved';
import { pictureView, sharedPicture } from '@/lib/catalogue/pictures/picture-views';
import type { Testimonial } from '@/lib/content/articles';
import type { Snapshot } from '@/lib/content/snapshot';
import { date, languageName, withColon } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { reviewCategories, toReviewFields, verificationChoices } from '@/lib/reviews/reviews';
import type { FormCopy } from '@/lib/staff/working-copies/form-copies';
import styles from './reviews.module.css';

interface PublishedReviewProps {
  review: Testimonial;
  /** The unsaved changes of the person. */
  savedCopy?: FormCopy | undefined;
  locale: Locale;
  data: Snapshot;
}

/** A testimonial in the data: what the site shows, and the agency's reply. */
export async function PublishedReview({ review, savedCopy, locale, data }: PublishedReviewProps) {
  const t = await getTranslations('office.reviews');
  const { id, status, comment, name, aboutYou, postedAt, verified, answer, category, image } = review;
  const how = verified ? `${withColon(t('verified'), locale)} ${t(`how.${verified}`)}` : t('how.none');
  const isShown = status === 'Published';
  // A picture that was added a moment ago is still being processed.
  const picture = image && data.catalogue.pictures.has(image) ? pictureView(data.catalogue, image, locale) : null;
  return (
    <li className={styles.review} data-review={id}>
      {picture && <img className={styles.picture} src={sharedPicture(picture)} alt={picture.alt} />}
      <div className={styles.body}>
        <p className={styles.comment}>{comment[locale]}</p>
        <p className={styles.name}>
          {name}
          <span className={page.muted}> · {aboutYou[locale]}</span>
        </p>
        <p className={page.muted}>
          {[date(postedAt, locale), how].join(' · ')}
          {!isShown && <span className={page.error}> · {t('hidden')}</span>}
        </p>
        {answer && (
          <div className={styles.answer}>
            <p className={page.muted}>{t('answer')}</p>
            <p className={styles.reason}>{answer[locale]}</p>
          </div>
        )}
        <div className={styles.acts}>
          <details>
            <summary className="link">
              {t('change')} <OwnUnsaved copy={savedCopy} locale={locale} />
            </summary>
            <CopiedForm
              action="review.change"
              id={id}
              base={toReviewFields(review)}
              savedCopy={savedCopy}
              className={page.form}
              label={`${t('change')}: ${name}`}
            >
              <input type="hidden" name="id" value={id} />
              <div className={styles.decision}>
                <SelectField
                  label={t('category')}
                  name="category"
                  defaultValue={category}
                  options={reviewCategories(data.content).map((one) => [one.id, one.name[locale]])}
                />
                <SelectField
                  label={t('verified')}
                  hint={t('law')}
                  name="verified"
                  defaultValue={verified ?? 'none'}
                  options={verificationChoices.map((one) => [one, t(`how.${one}`)])}
                />
              </div>
              <p className={page.muted}>{t('answerText')}</p>
              {locales.map((language) => (
                <AreaField
                  key={language}
                  label={t('answerIn', { language: languageName(language, locale) })}
                  name={language}
                  lang={language}
                  rows={3}
                  defaultValue={answer?.[language]}
                  maxLength={2_000}
                />
              ))}
              <button className="button" type="submit">
                {t('save')}
              </button>
            </CopiedForm>
          </details>
          <OfficeForm action="review.show" label={`${t(isShown ? 'hide' : 'show')}: ${name}`}>
            <input type="hidden" name="id" value={id} />
            <button className="link" type="submit" name="status" value={isShown ? 'Draft' : 'Published'}>
              {t(isShown ? 'hide' : 'show')}
            </button>
          </OfficeForm>
        </div>
      </div>
    </li>
  );
}
