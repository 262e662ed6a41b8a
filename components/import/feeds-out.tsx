import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import type { FeedOut } from '@/lib/feeds/left-out';
import { dateAndTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './import.module.css';

/** Homes that are named for each reason. */
const maxNamed = 40;

/** The feeds for portals and other programs: what is in them, and what is left out. */
export async function FeedsOut({ feeds, locale }: { feeds: readonly FeedOut[]; locale: Locale }) {
  const t = await getTranslations('office.import');
  return (
    <section className={page.section}>
      <h2>{t('feedsOut')}</h2>
      <p className={page.muted}>{t('feedsOutText')}</p>
      <ul className={styles.lines}>
        {feeds.map(({ name, count, readAt, leftOut }) => (
          <li key={name} className={styles.line}>
            <span className={styles.head}>
              <a className={`link ${styles.link}`} href={`/feeds/${name}`}>
                /feeds/{name}
              </a>
              <span>{t('inFeed', { count })}</span>
              <span className={page.muted}>
                {readAt ? t('fetched', { moment: dateAndTime(readAt, locale) }) : t('notFetched')}
              </span>
            </span>
            {leftOut.map(({ reason, homes }) => (
              <details key={reason}>
                <summary className="link">{t(`leftOut.${reason}`, { count: homes.length })}</summary>
                <p className={styles.head}>
                  {homes.slice(0, maxNamed).map(({ id, reference }) => (
                    <Link
                      key={id}
                      className={`link ${styles.link}`}
                      href={officeHref(`homes/${id}`, locale)}
                      prefetch={false}
                    >
                      {reference ?? id}
                    </Link>
                  ))}
                  {homes.length > maxNamed && '…'}
                </p>
              </details>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
