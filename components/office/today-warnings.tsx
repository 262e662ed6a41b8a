import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import { warningText } from '@/lib/catalogue/warnings/warning-text';
import type { Snapshot } from '@/lib/content/snapshot';
import { number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { readDataPart } from '@/lib/office/today-data';
import styles from './today.module.css';
import { IssuePlace } from './today-data';
import { Part } from './today-part';

/** Warnings that are listed at once; `npm run check:data` prints them all. */
const maxWarnings = 10;

interface WarningsProps {
  warnings: NonNullable<Awaited<ReturnType<typeof readDataPart>>>['warnings'];
  locale: Locale;
  data: Snapshot;
}

/** Warnings about the data; they do not block publishing. */
export async function Warnings({ warnings, locale, data }: WarningsProps) {
  const t = await getTranslations('office.today');
  return (
    <Part title={t('warnings')} count={number(warnings.length, locale)} name="today-warnings">
      <p className={page.muted}>{t('warningsText')}</p>
      <ul className={styles.lines}>
        {warnings.slice(0, maxWarnings).map(async (warning) => (
          <li key={`${warning.file} ${warning.path} ${warning.code}`} className={styles.fault}>
            <IssuePlace file={warning.file} locale={locale} data={data} />{' '}
            <span>{await warningText(warning, locale)}</span>
          </li>
        ))}
      </ul>
      {warnings.length > maxWarnings && (
        <p className={page.muted}>{t('draftsMore', { count: warnings.length - maxWarnings })}</p>
      )}
    </Part>
  );
}
