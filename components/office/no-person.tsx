import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/office/paths';
import styles from './office.module.css';

/** For a person who is gone, or whom only colleagues may see. */
export async function NoPerson({ locale }: { locale: Locale }) {
  const t = await getTranslations('office.people');
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title}>{t('gone')}</h1>
      <p>{t('goneText')}</p>
      <p>
        <a href={officeHref('people', locale)}>{t('back')}</a>
      </p>
    </main>
  );
}
