import { getLocale, getTranslations } from 'next-intl/server';
import type { HomeChange } from '@/lib/catalogue/prices/history';
import { date } from '@/lib/i18n/format';
import figuresStyles from './figures.module.css';
import styles from './property.module.css';

/** The prices and states of a home by day, the oldest first. */
export async function History({ changes, showPrices }: { changes: HomeChange[]; showPrices: boolean }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('history')]);
  return (
    <section className={styles.propertySection} id="history">
      <h2>{t('title')}</h2>
      <table className={`${figuresStyles.figureTable} ${figuresStyles.historyTable}`}>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('event')}</th>
            {showPrices && <th scope="col">{t('price')}</th>}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ key, day, event, price, change }) => (
            <tr key={key}>
              <td>{date(day, locale)}</td>
              <td>{typeof event === 'string' ? t(event) : event.marquee}</td>
              {showPrices && (
                <td>
                  {price ?? '–'}
                  {change && <small>{change}</small>}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
