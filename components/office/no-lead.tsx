import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/office/paths';
import styles from './office.module.css';

/** A lead that is gone, or that somebody else sees. */
export async function NoLead({ locale }: { locale: Locale }) {
  const t = await getTranslations('office.lead');
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title}>{t('gone')}</h1>
      <p>{t('goneText')}</p>
      <p>
        <a href={officeHref('leads', locale)}>{t('back')}</a>
      </p>
    </main>
  );
}
