import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/office/paths';
import styles from './office.module.css';

/** For a home that is not in the data, or an owner who is gone or belongs to a colleague. */
export async function NothingHere({ back, locale }: { back: 'homes' | 'owners'; locale: Locale }) {
  const t = await getTranslations(back === 'homes' ? 'office.home' : 'office.owner');
  return (
    <main id="content" className={styles.page}>
      <h1 className={styles.title}>{t('gone')}</h1>
      <p>
        <a href={officeHref(back, locale)}>{t('back')}</a>
      </p>
    </main>
  );
}
