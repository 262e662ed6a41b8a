import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import styles from '@/components/figures/compared-figures.module.css';
import page from '@/components/staff/office.module.css';
import { number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { WeekFigure } from '@/lib/office/week-figures';
import { officeHref } from '@/lib/routes/office-paths';
import { Part } from './today-part';

interface WeekProps {
  week: readonly WeekFigure[];
  locale: Locale;
}

/** This week beside the one before, until the same weekday and time. */
export async function WeekFigures({ week, locale }: WeekProps) {
  const t = await getTranslations('office.today.week');
  const hrefs: Partial<Record<WeekFigure['name'], string>> = {
    leads: `${officeHref('leads', locale)}?status=all&period=week`,
    visits: officeHref('agenda', locale),
    answers: `${officeHref('leads', locale)}?status=answered`,
  };
  return (
    <Part title={t('title')} name="today-week">
      <p className={page.muted}>{t('text')}</p>
      <dl className={styles.figures}>
        {week.map(({ name, now, before }) => {
          const href = hrefs[name];
          return (
            <div key={name}>
              <dt>
                {href ? (
                  <Link className="link" href={href} prefetch={false}>
                    {t(name)}
                  </Link>
                ) : (
                  t(name)
                )}
              </dt>
              <dd>
                <span className={styles.figure}>{number(now, locale)}</span>{' '}
                <span className={styles.before}>{t('before', { count: number(before, locale) })}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </Part>
  );
}
