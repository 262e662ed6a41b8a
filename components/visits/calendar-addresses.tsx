import { getTranslations } from 'next-intl/server';
import { FormButton } from '@/components/staff/form-button';
import page from '@/components/staff/office.module.css';
import { SecretAddress } from '@/components/staff/secret-address';
import type { HoursPage } from '@/lib/visits/hours-page';
import styles from './hours.module.css';

/** The secret addresses that bring appointments into the calendar of a phone. */
export async function CalendarAddresses({ calendars }: Pick<HoursPage, 'calendars'>) {
  const t = await getTranslations('office.calendar');
  return (
    <section className={page.section} data-part="calendars">
      <h2>{t('title')}</h2>
      <p className={page.muted}>{t('text')}</p>
      {calendars.map(({ scope, address }) => (
        <div key={scope} className={styles.calendar} data-calendar={scope}>
          {address ? <SecretAddress label={t(scope)} address={address} /> : <p className={styles.name}>{t(scope)}</p>}
          <div className={styles.renew}>
            <FormButton
              action="calendar.renew"
              values={{ scope }}
              text={t(address ? 'renew' : 'make')}
              label={t(scope)}
            />
            {address && <p className={page.muted}>{t('renewText')}</p>}
          </div>
          {address && (
            <p className={page.muted}>
              {t('apple')}{' '}
              <a className="link" href={address.replace(/^https?:/, 'webcal:')}>
                {t('appleLink')}
              </a>
            </p>
          )}
        </div>
      ))}
      {calendars.some(({ address }) => address) && (
        <details className={styles.fold}>
          <summary>
            <span className="link">{t('how')}</span>
          </summary>
          <ul className={styles.how}>
            <li>{t('google')}</li>
            <li>{t('outlook')}</li>
          </ul>
        </details>
      )}
    </section>
  );
}
