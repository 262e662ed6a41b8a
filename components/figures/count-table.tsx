import { getTranslations } from 'next-intl/server';
import { number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import styles from './figures.module.css';

interface CountTableProps {
  /** The heading of the column of names. */
  label: string;
  rows: readonly { key: string; name: string; now: number; before?: number }[];
  /** The heading of the column of figures. */
  count?: string;
  locale: Locale;
}

/** Names with their counts, each with a bar as long as its part of the largest, beside the period before. */
export async function CountTable({ label, rows, count, locale }: CountTableProps) {
  const t = await getTranslations('office.figures');
  const max = Math.max(1, ...rows.map(({ now }) => now));
  const hasBefore = rows.some(({ before }) => before !== undefined);
  return (
    <table className={`${styles.table} ${styles.counts}`}>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{count ?? t('now')}</th>
          {hasBefore && <th scope="col">{t('previous')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, now, before }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <svg className={styles.bar} width="100%" height="4" aria-hidden="true">
                <rect width={`${(now * 100) / max}%`} height="4" />
              </svg>
            </th>
            <td>{number(now, locale)}</td>
            {hasBefore && <td>{before === undefined ? '' : number(before, locale)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
