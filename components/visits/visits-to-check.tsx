import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import { subjectLine } from '@/lib/catalogue/known-homes';
import type { Snapshot } from '@/lib/content/snapshot';
import type { Locale } from '@/lib/i18n/locales';
import type { ClosedHome } from '@/lib/visits/visits-to-check';
import styles from './hours.module.css';
import { VisitLines } from './visit-lines';

interface VisitsToCheckProps {
  /** The homes that `listVisitsToCheck()` returns. */
  homes: readonly ClosedHome[];
  locale: Locale;
  data: Snapshot;
}

/** Appointments that still stand although their home is sold, let or withdrawn; nothing if there are none. */
export async function VisitsToCheck({ homes, locale, data }: VisitsToCheckProps) {
  const t = await getTranslations('office.toCheck');
  if (homes.length === 0) return null;
  return (
    <section className={page.section} data-part="visits-to-check">
      <h2>{t('title')}</h2>
      <p className={page.muted}>
        {t('text')} {t('told')}
      </p>
      {homes.map(({ home, why, visits }) => (
        <div key={home} className={styles.group}>
          <h3 className={styles.name}>
            {subjectLine({ property: home, project: null }, locale, data)}, {t(`why.${why}`)}
          </h3>
          <VisitLines visits={visits} all={['home', String(home)]} locale={locale} data={data} />
        </div>
      ))}
    </section>
  );
}
