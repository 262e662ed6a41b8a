import { getTranslations } from 'next-intl/server';
import { AreaField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import styles from './office-visit.module.css';
import { SlotPicker } from './slot-picker';
import type { VisitProps } from './visit-page';

/** The actions of staff before an appointment begins: give a waiting visitor a place, move it, cancel it. */
export async function VisitChanges({ visit, details: { days } }: VisitProps) {
  const [t, slots] = await Promise.all([getTranslations('office.agenda.visit'), getTranslations('forms.slots')]);
  const { id, state, email, startsAt } = visit;
  const notice = t(email === '' ? 'notTold' : 'told');
  const isSeated = state === 'confirmed';
  return (
    <section className={page.section} aria-label={t('changes')}>
      {!isSeated && (
        <OfficeForm action="visit.accept" className={page.form}>
          <input type="hidden" name="id" value={id} />
          <p className={page.muted}>{t('seatText')}</p>
          <button className="button" type="submit">
            {t('seat')}
          </button>
        </OfficeForm>
      )}
      {/* After a change the moments are others. */}
      <details key={`${state} ${startsAt}`} className={styles.acts}>
        <summary className="link">{t(isSeated ? 'move' : 'moveWaiting')}</summary>
        <OfficeForm action="visit.move" className={page.form}>
          <input type="hidden" name="id" value={id} />
          <SlotPicker legend={t('moveText')} days={days} words={{ full: slots('full'), none: t('noSlots') }} />
          <p className={page.muted}>{notice}</p>
          {days.length > 0 && (
            <button className="button" type="submit" formNoValidate>
              {t('moveSubmit')}
            </button>
          )}
        </OfficeForm>
      </details>
      <details className={styles.acts}>
        <summary className="link">{t(isSeated ? 'cancel' : 'remove')}</summary>
        <OfficeForm action="visit.cancel" className={page.form}>
          <input type="hidden" name="id" value={id} />
          {email !== '' && <AreaField label={t('note')} hint={t('noteHint')} name="note" rows={3} maxLength={1_000} />}
          <p className={page.muted}>{notice}</p>
          <button className="button" type="submit">
            {t(isSeated ? 'cancelSubmit' : 'remove')}
          </button>
        </OfficeForm>
      </details>
    </section>
  );
}
