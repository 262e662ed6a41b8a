import { getTranslations } from 'next-intl/server';
import { StaticHtml } from '@/lib/next/static-html';
import styles from './recent-homes.module.css';

/** The place for the homes that were looked at last in this browser; page.js fills it, and it stays hidden without any. */
export async function RecentHomes() {
  const t = await getTranslations('seen');
  return (
    <StaticHtml>
      <section className={styles.recent} data-part="recent" aria-labelledby="recent-title" hidden>
        <h2 id="recent-title">{t('recent')}</h2>
        <ul />
        <p>
          {t('onlyHere')}
          <button type="button" className="link" data-recent-clear="">
            {t('clear')}
          </button>
        </p>
      </section>
    </StaticHtml>
  );
}
