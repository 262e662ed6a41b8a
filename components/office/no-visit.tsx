import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/office/paths';
import styles from './office.module.css';

/** For an appointment that is gone, or in somebody else's agenda. */
export async function NoVisit({ locale }: { locale: Locale }) {
  const t = await getTranslations('office.agenda.visit');
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title}>{t('gone')}</h1>
      <p>{t('goneText')}</p>
      <p>
        <a href={officeHref('agenda', locale)}>{t('back')}</a>
      </p>
    </main>
  );
}
