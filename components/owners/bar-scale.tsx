import { number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { drawBars } from '@/lib/owners/statistics';
import styles from './statistics.module.css';

interface BarScaleProps extends Pick<ReturnType<typeof drawBars>, 'ticks'> {
  locale: Locale;
}

/** The lines behind the bars of a chart, each with its number. */
export const BarScale = ({ ticks, locale }: BarScaleProps) =>
  ticks.map(({ value, y }, i) => (
    <g key={value}>
      <line
        className={i === 0 ? `${styles.dayTick} ${styles.dayTickBase}` : styles.dayTick}
        x1="0"
        x2="100%"
        y1={y}
        y2={y}
      />
      <text className={styles.dayScale} x="-10" y={y}>
        {number(value, locale)}
      </text>
    </g>
  ));
