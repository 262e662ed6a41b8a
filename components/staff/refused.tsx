import { getTranslations } from 'next-intl/server';
import styles from './office.module.css';

/** Shown if the person's role does not allow the page, or if it is about another person's home. */
export async function Refused({ href, isOfColleague = false }: { href: string; isOfColleague?: boolean }) {
  const [t, errors] = await Promise.all([getTranslations('office.refused'), getTranslations('office.errors')]);
  return (
    <main id="content" className={`${styles.page} ${styles.nothing}`}>
      <h1 className={styles.title}>{isOfColleague ? errors('ofColleague') : t('title')}</h1>
      <p>{t(isOfColleague ? 'ofColleague' : 'text')}</p>
      <a className="button button-quiet" href={href}>
        {t('back')}
      </a>
    </main>
  );
}
