import { getTranslations } from 'next-intl/server';
import styles from './office.module.css';

/** A page that the role of the person who asks does not allow. */
export async function Refused({ href }: { href: string }) {
  const t = await getTranslations('office.refused');
  return (
    <main id="content" className={`${styles.page} ${styles.nothing}`}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p>{t('text')}</p>
      <a className="button button-quiet" href={href}>
        {t('back')}
      </a>
    </main>
  );
}
