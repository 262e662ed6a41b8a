import { getLocale, getTranslations } from 'next-intl/server';
import figuresStyles from '@/components/property/figures.module.css';
import { date } from '@/lib/i18n/format';
import type { HistoryEntry } from '@/lib/owners/history';
import type { NameOf } from '@/lib/owners/homes';
import { HomeLine } from './home-line';
import styles from './records.module.css';

/** The history of homes: prices, states, requests and visits. */
export async function OwnerHistory({ entries, nameOf }: { entries: HistoryEntry[]; nameOf: NameOf }) {
  const [locale, t, table, requests] = await Promise.all([
    getLocale(),
    getTranslations('owner.history'),
    getTranslations('history'),
    getTranslations('owner.communications'),
  ]);
  const eventText = (event: HistoryEntry['event']): string => {
    if (event === 'visit') return t('visited');
    if ('form' in event) return requests(`kinds.${event.form}`);
    return typeof event.change === 'string' ? table(event.change) : event.change.marquee;
  };
  return (
    <div className={styles.ownerSection}>
      <p className="lead">{t(entries.length > 0 ? 'lead' : 'empty')}</p>
      {entries.length > 0 && (
        <table className={`${figuresStyles.figureTable} ${figuresStyles.historyTable} ${styles.ownerHistory}`}>
          <thead>
            <tr>
              <th scope="col">{table('date')}</th>
              <th scope="col">{table('event')}</th>
              <th scope="col">{table('price')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ key, home, at, event, price, change }) => (
              <tr key={key}>
                <td>{[date(at, locale), at.slice(11)].filter(Boolean).join(', ')}</td>
                <td>
                  {eventText(event)}
                  <HomeLine home={nameOf(home)} />
                </td>
                <td>
                  {price}
                  {change && <small>{change}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
