import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import styles from '@/components/staff/office.module.css';

/** The error page of the office: below the menu, or alone before the log-in. */
export function OfficeError({ reset }: { reset: () => void }) {
  const t = useTranslations('office');
  const start = usePathname().split('/').slice(0, 3).join('/');
  return (
    <main id="content" className={`${styles.page} ${styles.nothing}`}>
      <h1 className={styles.title}>{t('failed.title')}</h1>
      <p>{t('failed.text')}</p>
      <p className={styles.buttons}>
        <button className="button" type="button" onClick={reset}>
          {t('failed.again')}
        </button>
        <a className="button button-quiet" href={`${start}/`}>
          {t('refused.back')}
        </a>
      </p>
    </main>
  );
}
