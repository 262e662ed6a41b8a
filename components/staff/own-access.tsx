import { getTranslations } from 'next-intl/server';
import type { Staff } from '@/lib/accounts/store-staff';
import styles from './office.module.css';
import { OfficeForm } from './office-form';
import { RenewCodes } from './renew-codes';

/** What somebody sets of their own access. */
export async function OwnAccess({ staff, portal }: { staff: Staff; portal: string }) {
  const [t, nav, roles] = [
    await getTranslations('office.account'),
    await getTranslations('office.nav'),
    await getTranslations('office.staff.roles'),
  ];
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title}>{nav('account')}</h1>
      <p>{t('text', { name: staff.name, email: staff.email, role: roles(staff.role) })}</p>
      <section className={styles.section}>
        <h2>{t('sessions')}</h2>
        <p>{t('sessionsText')}</p>
        <OfficeForm action="session.end-all" className={styles.form}>
          <button className="button button-quiet" type="submit">
            {t('endAll')}
          </button>
        </OfficeForm>
      </section>
      <section className={`${styles.section} ${styles.narrow}`}>
        <h2>{t('codes')}</h2>
        <p>{t('codesText')}</p>
        <RenewCodes />
      </section>
      <section className={styles.section}>
        <h2>{t('passkeys')}</h2>
        <p>
          <a href={portal}>{t('passkeysText')}</a>
        </p>
      </section>
    </main>
  );
}
