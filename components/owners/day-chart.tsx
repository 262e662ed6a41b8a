import { getLocale, getTranslations } from 'next-intl/server';
import figuresStyles from '@/components/property/figures.module.css';
import type { Statistics } from '@/lib/audience/statistics';
import { briefDay, longDay, number, shortDay } from '@/lib/i18n/format';
import { drawDayChart, findBestDay } from '@/lib/owners/statistics';
import { BarScale } from './bar-scale';
import styles from './statistics.module.css';

type Days = Statistics['days'];

/** Visits a day as bars, and the same figures as a table for screen readers; without visits, one sentence. */
export async function DayChart({ days }: { days: Days }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('owner.statistics')]);
  const best = findBestDay(days);
  const [from, to] = [days[0], days.at(-1)].map((day) => (day ? longDay(day.date, locale) : ''));
  const summary = t('chartText', {
    from: from ?? '',
    to: to ?? '',
    count: best.total,
    day: longDay(best.date, locale),
    most: number(best.visits, locale),
  });
  const todayHasVisits = Boolean(days.at(-1)?.visits);
  return (
    <figure className={styles.dayChart} data-part="day-chart">
      <figcaption>{summary}</figcaption>
      {best.total > 0 && (
        <>
          <Bars days={days} openLast={todayHasVisits} />
          {todayHasVisits && <p className={styles.figureNote}>{t('open')}</p>}
          <details className={styles.dayTable} data-part="day-table">
            <summary className="link">{t('table')}</summary>
            <DayTable days={days} />
          </details>
        </>
      )}
    </figure>
  );
}

const labelHeight = 32;

/** A drawing without a `viewBox`: it is as wide as its place, and its texts keep their size. The bar of today is open: the day goes on. */
async function Bars({ days, openLast }: { days: Days; openLast: boolean }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('owner.statistics')]);
  const { base, bars, ticks, labels } = drawDayChart(days);
  return (
    <svg width="100%" height={base + labelHeight} role="img" aria-label={t('chart')}>
      <BarScale ticks={ticks} locale={locale} />
      {bars.map(({ date, x, width, y, height }, i) => {
        const open = openLast && i === bars.length - 1;
        return (
          <rect
            key={date}
            className={open ? `${styles.dayBar} ${styles.dayBarOpen}` : styles.dayBar}
            data-open={open || undefined}
            x={`${x}%`}
            y={y}
            width={`${width}%`}
            height={height}
          />
        );
      })}
      {labels.map(({ date, x }) => (
        <text key={date} className={styles.dayLabel} x={`${x}%`} y={base + 24}>
          {shortDay(date, locale)}
        </text>
      ))}
    </svg>
  );
}

async function DayTable({ days }: { days: Days }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('owner.statistics')]);
  return (
    <table className={figuresStyles.figureTable}>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('visits')}</th>
          <th scope="col">{t('viewsColumn')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, visits, views }) => (
          <tr key={date}>
            <th scope="row">{briefDay(date, locale)}</th>
            <td>{number(visits, locale)}</td>
            <td>{number(views, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
