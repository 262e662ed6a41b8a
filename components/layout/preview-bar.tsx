import { getLocale, getTranslations } from 'next-intl/server';
import { moment } from '@/lib/i18n/format';
import styles from './preview-bar.module.css';

interface PreviewBarProps {
  /** The end of the preview, in ms since epoch. */
  until: number;
  /** The reasons why the latest changes are not shown; a line of text each. */
  refused: string[];
  /** The issues of files that are held back while all else is shown, likewise. */
  held: string[];
  /** The reasons why the drafts cannot be published, likewise. */
  issues: string[];
}

/** Says above everything that this is not the site as others see it. */
export async function PreviewBar({ until, refused, held, issues }: PreviewBarProps) {
  const [t, locale] = await Promise.all([getTranslations('preview'), getLocale()]);
  const text = t('bar', { until: moment(until, locale) });
  return (
    <aside className={styles.previewBar} data-part="preview-bar" aria-label={text}>
      <div className={`wrap ${styles.previewBarRow}`}>
        <p>{text}</p>
        <form method="post" action={`/api/preview/leave/?locale=${locale}`}>
          <button type="submit">{t('leave')}</button>
        </form>
      </div>
      <Issues title={t('refused', { count: refused.length })} lines={refused} />
      <Issues title={t('held', { count: held.length })} lines={held} />
      <Issues title={t('faults', { count: issues.length })} lines={issues} />
    </aside>
  );
}

const Issues = ({ title, lines }: { title: string; lines: string[] }) =>
  lines.length > 0 && (
    <details className={`wrap ${styles.previewFaults}`}>
      <summary>{title}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
