import { getTranslations } from 'next-intl/server';
import { AreaField, SelectField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import styles from './office-visit.module.css';
import type { VisitProps } from './visit-page';

/** The outcome that staff record after an appointment has begun: a no-show, or the visitor's feedback. */
export async function VisitAfter({ visit, details: { readable } }: VisitProps) {
  const t = await getTranslations('office.agenda.visit');
  const { id, state, property, feedback, rating } = visit;
  if (state !== 'confirmed' && state !== 'missed') return null;
  const isMissed = state === 'missed';
  return (
    <>
      {feedback === null && (
        <OfficeForm action="visit.missed" className={page.section}>
          <input type="hidden" name="id" value={id} />
          <button className="button button-quiet" type="submit" name="missed" value={isMissed ? 'no' : 'yes'}>
            {t(isMissed ? 'came' : 'missed')}
          </button>
        </OfficeForm>
      )}
      {property !== null && !isMissed && (
        <section className={page.section} data-part="visit-feedback">
          <h2>{t('feedback')}</h2>
          <p className={page.muted}>{t(visit.fields.nameToOwner === true ? 'ownerReadsName' : 'ownerReads')}</p>
          {/* The fields follow the stored values, also after an undo. */}
          <OfficeForm key={`${feedback} ${rating}`} action="visit.feedback" className={page.form}>
            <input type="hidden" name="id" value={id} />
            <AreaField
              label={t('feedbackText')}
              hint={feedback === null ? undefined : t('feedbackEmpty')}
              name="text"
              rows={4}
              maxLength={2_000}
              defaultValue={feedback ?? ''}
            />
            <SelectField
              label={t('rating')}
              name="rating"
              defaultValue={rating ?? ''}
              options={[['', t('noRating')], ...[5, 4, 3, 2, 1].map((n) => [String(n), t('outOf', { n })] as const)]}
            />
            <button className="button" type="submit">
              {t('keep')}
            </button>
          </OfficeForm>
          {readable && (
            <>
              <p className={`${page.muted} ${styles.asRead}`}>{t('asRead')}</p>
              <blockquote className={styles.quote}>{readable}</blockquote>
            </>
          )}
        </section>
      )}
    </>
  );
}
