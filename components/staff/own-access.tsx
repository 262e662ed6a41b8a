import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Staff } from '@/lib/accounts/store-staff';
import styles from './office.module.css';
import { OfficeForm } from './office-form';
import { RenewCodes } from './renew-codes';

interface OwnAccessProps {
  staff: Staff;
  /** The page to request a link for a new password. */
  passwordHref: string;
  /** The passkeys of the account, with their heading. */
  children: ReactNode;
}

/** The settings of a person's own access: password, second factor and sessions. */
export async function OwnAccess({ staff, passwordHref, children }: OwnAccessProps) {
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
        <h2>{t('password')}</h2>
        <p>
          <a href={passwordHref}>{t('passwordNew')}</a>
        </p>
      </section>
      <div className={styles.section}>{children}</div>
    </main>
  );
}
