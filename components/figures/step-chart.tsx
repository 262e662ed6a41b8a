import { getTranslations } from 'next-intl/server';
import { BarScale } from '@/components/owners/bar-scale';
import owner from '@/components/owners/statistics.module.css';
import type { Overview } from '@/lib/figures/overview';
import { briefDay, monthText, number, shortDay, shortMonth } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { drawBars } from '@/lib/owners/statistics';
import styles from './figures.module.css';

interface ChartProps extends Pick<Overview, 'steps' | 'byMonth'> {
  locale: Locale;
}

const labelHeight = 32;
/** Labels that a phone has room for. */
const maxLabels = 6;

/** Online visits by day or month as bars, with the same figures as a table. */
export async function StepChart({ steps, byMonth, locale }: ChartProps) {
  const t = await getTranslations('office.figures');
  const title = t(byMonth ? 'chartMonths' : 'chartDays');
  const { base, bars, ticks } = drawBars(steps.map(({ visits }) => visits));
  const stepLabel = (step: string) => (byMonth ? monthText(step, locale, 'numeric') : briefDay(step, locale));
  const every = Math.ceil(steps.length / maxLabels);
  return (
    <figure className={owner.dayChart} data-part="figures-chart">
      <figcaption className={styles.caption}>{title}</figcaption>
      {/* Without a `viewBox` it is as wide as its place, and its texts keep their size. */}
      <svg width="100%" height={base + labelHeight} role="img" aria-label={title}>
        <BarScale ticks={ticks} locale={locale} />
        {steps.map(({ step, visits }, i) => {
          const bar = bars[i];
          return (
            bar && (
              <rect
                key={step}
                className={owner.dayBar}
                x={`${bar.x}%`}
                y={bar.y}
                width={`${bar.width}%`}
                height={bar.height}
              >
                <title>{`${stepLabel(step)}: ${number(visits, locale)}`}</title>
              </rect>
            )
          );
        })}
        {steps.map(
          ({ step }, i) =>
            i % every === Math.floor(every / 2) && (
              <text key={step} className={owner.dayLabel} x={`${((i + 0.5) * 100) / steps.length}%`} y={base + 24}>
                {byMonth ? shortMonth(step, locale) : shortDay(step, locale)}
              </text>
            ),
        )}
      </svg>
      <details className={owner.dayTable} data-part="figures-table">
        <summary className="link">{t('table')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(byMonth ? 'month' : 'day')}</th>
              <th scope="col">{t('totals.visits')}</th>
              <th scope="col">{t('totals.views')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ step, visits, views }) => (
              <tr key={step}>
                <th scope="row">{stepLabel(step)}</th>
                <td>{number(visits, locale)}</td>
                <td>{number(views, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
