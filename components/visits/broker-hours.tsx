import { getTranslations } from 'next-intl/server';
import { CopiedForm } from '@/components/staff/copied-form';
import page from '@/components/staff/office.module.css';
import { OwnUnsaved } from '@/components/staff/own-unsaved';
import type { VisitRules } from '@/lib/content/visit-settings';
import type { Locale } from '@/lib/i18n/locales';
import type { FormCopy } from '@/lib/staff/working-copies/form-copies';
import type { BrokerHoursView } from '@/lib/visits/hours-page';
import styles from './hours.module.css';
import { WeekFields } from './week-fields';

interface BrokerHoursProps {
  brokers: readonly BrokerHoursView[];
  /** All rules, which a form sends to be merged with what is stored since. */
  base: VisitRules;
  /** The person's unsaved changes, by broker. */
  savedCopies: ReadonlyMap<string, FormCopy>;
  locale: Locale;
}

/** The weekly hours of individual brokers. */
export async function BrokerHours({ brokers, base, savedCopies, locale }: BrokerHoursProps) {
  const t = await getTranslations('office.hours');
  return (
    <section className={page.section} data-part="broker-hours">
      <h2>{t('own')}</h2>
      <p className={page.muted}>{t('ownText')}</p>
      <ul className={styles.absences}>
        {brokers.map(({ id, name, hours, isOwn }) => (
          <li key={id}>
            <details className={styles.fold} name="broker-hours">
              <summary>
                <span className={styles.name}>{name}</span>{' '}
                <span className={page.muted}>{t(isOwn ? 'ownHours' : 'sameHours')}</span>{' '}
                <OwnUnsaved copy={savedCopies.get(id)} locale={locale} />
                <span className={`link ${styles.open}`}>{t('edit')}</span>
              </summary>
              <CopiedForm
                action="hours.change"
                id={id}
                base={base}
                savedCopy={savedCopies.get(id)}
                className={page.form}
                label={`${t('own')}: ${name}`}
              >
                <input type="hidden" name="broker" value={id} />
                <p className={page.muted}>{t('weekHint')}</p>
                <WeekFields prefix="week" hours={hours} locale={locale} />
                <div className={page.buttons}>
                  <button className="button" type="submit">
                    {t('save')}
                  </button>
                  {isOwn && (
                    <button className="button button-quiet" type="submit" name="same" value="on">
                      {t('same')}
                    </button>
                  )}
                </div>
              </CopiedForm>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
